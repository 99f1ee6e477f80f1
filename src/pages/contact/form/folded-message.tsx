import { css } from '@styled/css'
import { type ReactNode, useEffect, useRef, useState } from 'react'

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
  useEffect(() => {
    if (isInvalid && element.current) element.current.open = true
  }, [isInvalid])
  return (
    // It may have been opened before the scripts arrived.
    <details ref={element} className={styles.place} open={wasInvalid} suppressHydrationWarning>
      <summary>{label}</summary>
      <div className={styles.message}>{children}</div>
    </details>
  )
}

/** Shows the message of a form, if it is folded up. */
export function unfoldMessage(form: HTMLFormElement | null): void {
  const message = form?.elements.namedItem('message')
  const details = message instanceof HTMLElement && message.closest('details')
  if (details) details.open = true
}
