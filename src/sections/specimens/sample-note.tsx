import { css } from '@styled/css'
import { sheet } from '@styled/recipes'
import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-t.ts'

const note = css({ textStyle: 'small', color: 'textMuted' })

/** The stamp, and what beside it is made up, in few lines. */
export function SampleNote({ children }: { children: ReactNode }) {
  const t = useT()
  return (
    <p className={note}>
      <span className={sheet().stamp}>{t('specimens.label')}</span>&ensp;<span>{children}</span>
    </p>
  )
}
