import { css } from '@styled/css'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

const styles = {
  place: css({ my: '-3', textStyle: 'label', '& > summary': { paddingBlock: '[0.7rem]' } }),
  message: css({ pb: '4' }),
}

interface FoldedMessageProps {
  label: string
  isInvalid: boolean
  children: ReactNode
}

/** The message of a registration says already what it has to: it is there for those who want to add something. */
export function FoldedMessage({ label, isInvalid, children }: FoldedMessageProps) {
  const element = useRef<HTMLDetailsElement>(null)
  const [wasInvalid] = useState(isInvalid)
  // Before the focus goes to it
  useLayoutEffect(() => {
    if (isInvalid) unfold(element.current)
  }, [isInvalid])
  return (
    // It may have been opened before the scripts arrived.
    <details ref={element} className={styles.place} open={wasInvalid} suppressHydrationWarning>
      <summary>{label}</summary>
      <div className={styles.message}>{children}</div>
    </details>
  )
}

/** Shows a message that is folded up. */
export function unfold(details: HTMLDetailsElement | null | undefined): void {
  if (details) details.open = true
}
