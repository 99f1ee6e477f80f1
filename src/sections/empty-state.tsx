import { css, cx } from '@styled/css'
import { frame } from '@styled/recipes'
import type { ReactNode } from 'react'
import { Art } from '../ui/art.tsx'

const panel = css({
  display: 'grid',
  gridTemplateColumns: { md: '1fr auto' },
  alignItems: 'center',
  columnGap: 'gutter',
  padding: 'panel',
  rowGap: '8',
})
const text = css({ display: 'grid', justifyItems: 'start', gap: '6' })
const sentence = css({ textStyle: 'title', maxWidth: '[10.5em]', textWrap: 'balance' })
const art = css({ maxWidth: { base: '[16rem]', lg: '[26rem]' } })

interface EmptyStateProps {
  message: string
  /** Actions */
  children?: ReactNode
}

export function EmptyState({ message, children }: EmptyStateProps) {
  return (
    <div className={cx(frame(), panel)}>
      <div className={text}>
        <p className={sentence}>{message}</p>
        {children}
      </div>
      <Art name="empty-state" className={art} />
    </div>
  )
}
