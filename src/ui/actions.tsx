import { css } from '@styled/css'
import type { ReactNode } from 'react'

const row = css({
  width: 'full',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4',
  '& > *': { flex: { base: '[1 1 100%]', sm: 'none' } },
})

/** Buttons in a row; stacked and full-width on a phone. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <div className={row}>{children}</div>
)
