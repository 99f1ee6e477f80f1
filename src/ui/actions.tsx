import { css } from '@styled/css'
import type { ReactNode } from 'react'

const row = css({
  width: 'full',
  display: 'flex',
  flexWrap: 'wrap',
  gap: { base: '3', sm: '4' },
  '& > *': {
    flex: { base: '[1 1 8rem]', sm: 'none' },
    paddingInline: { smDown: '2' },
    textStyle: { smDown: 'nav' },
    hyphens: 'auto',
  },
  '& svg': { display: { smDown: 'none' } },
})

/** Buttons in a row, which two share on a phone; where large text has no room, one below the other. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <div className={row}>{children}</div>
)
