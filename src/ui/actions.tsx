import { css } from '@styled/css'
import type { ReactNode } from 'react'

const row = css({
  width: { base: 'full', sm: '[fit-content]' },
  display: 'flex',
  flexWrap: 'wrap',
  gap: { base: '3', sm: '4' },
  '& > *': {
    flex: { base: '[1 1 auto]', sm: '[1 0 auto]' },
    minWidth: '[8rem]',
    maxWidth: { sm: '[20rem]' },
    paddingInline: { smDown: '2' },
    hyphens: 'auto',
  },
  // Arrows go; icons that belong to a label are deeper.
  '& > * > svg': { display: { smDown: 'none' } },
})

/** Buttons in a row, which two share on a phone; where a label would wrap, one below the other. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <div className={row}>{children}</div>
)
