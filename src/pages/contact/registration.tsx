import { css } from '@styled/css'
import { ANNOUNCED_EVENTS } from '../../content/events.ts'
import { formatTimeOf } from '../../i18n/dates.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { Ticket } from '../../ui/ticket.tsx'

const body = css({ display: 'grid', alignContent: 'center', gap: '2', padding: 'panel' })
const label = css({ textStyle: 'label' })
const title = css({ textStyle: 'title' })

/** The ticket of the event that the visitor registers for, above the form. */
export function Registration({ id }: { id: string }) {
  const t = useT()
  const language = useLanguage()
  const event = ANNOUNCED_EVENTS.find((announced) => announced.id === id)
  if (!event) return null
  const { item, format, starts } = event
  return (
    <Ticket starts={starts} format={format}>
      <div className={body}>
        <p className={label}>{t('contactPage.registration')}</p>
        <p className={title}>{t(`trainingEventsPage.sampleUpcomingEvents.${item}.title`)}</p>
        <time dateTime={starts} className={label}>
          {t('trainingEventsPage.warsawTime', { time: formatTimeOf(starts, language) })}
        </time>
      </div>
    </Ticket>
  )
}
