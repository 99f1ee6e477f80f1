import { css } from '@styled/css'
import type { ReactNode } from 'react'
import { Art } from './art.tsx'
import { Frame } from './frame.tsx'

const panel = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '6',
  py: 'stack',
  textAlign: 'center',
})
const art = css({ maxWidth: '[26rem]' })
const words = css({ textStyle: 'title', maxWidth: '[10.5em]', textWrap: 'balance' })

interface EmptyStateProps {
  message: string
  /** A way out */
  children?: ReactNode
}

/** Stands where a list would be that has nothing to show. */
export function EmptyState({ message, children }: EmptyStateProps) {
  return (
    <Frame className={panel}>
      <Art name="empty-state" className={art} />
      <p className={words}>{message}</p>
      {children}
    </Frame>
  )
}
