import { css } from '@styled/css'
import { sheet } from '@styled/recipes'
import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-t.ts'

/** The stamp beside the lines of its text */
const note = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: '3',
  textStyle: 'small',
  color: 'textMuted',
  '& > :first-child': { flex: 'none', alignSelf: 'auto' },
})

/** The stamp, and what beside it is made up. */
export function SampleNote({ children }: { children: ReactNode }) {
  const t = useT()
  return (
    <p className={note}>
      <span className={sheet().stamp}>{t('specimens.label')}</span> <span>{children}</span>
    </p>
  )
}
