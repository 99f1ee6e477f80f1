import { css } from '@styled/css'
import { sheet } from '@styled/recipes'
import { useT } from '../../i18n/use-t.ts'

/** The stamp beside the lines of its text */
const note = css({
  display: 'flex',
  gap: '3',
  textStyle: 'small',
  color: 'textMuted',
  '& > :first-child': { flex: 'none' },
})

/** Says of the events that their dates and speakers are made up. */
export function SampleNote() {
  const t = useT()
  return (
    <p className={note}>
      <span className={sheet().stamp}>{t('specimens.label')}</span>{' '}
      <span>{t('trainingEventsPage.sampleNote')}</span>
    </p>
  )
}
