import { css } from '@styled/css'
import { type AnnouncedEvent, endOf, findEvent } from '../../content/events.ts'
import { formatTimeOf } from '../../i18n/dates.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { Ticket } from '../../sections/ticket.tsx'
import { Prose } from '../../ui/prose.tsx'
import { useAsRendered } from '../../ui/use-as-rendered.ts'
import { useClock } from '../../ui/use-clock.ts'
import { HalfTicketPlace } from './ticket-place.tsx'

const styles = {
  /** As high as the drawing to come */
  drawing: css({ aspectRatio: '[3 / 2]', _noScript: { display: 'none' } }),
  body: css({ display: 'grid', alignContent: 'center', gap: '2', padding: 'panel' }),
  label: css({ textStyle: 'label' }),
  title: css({ textStyle: 'title' }),
  terms: css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', textStyle: 'small' }),
}

interface RegistrationState {
  /** The event of the address, over or not */
  event: AnnouncedEvent | undefined
  /** Whether the form registers for it; once it is over the form is an ordinary one */
  isOpen: boolean
}

/** Whether the visitor registers for an event, by its id from the address. */
export function useRegistration(id: string | undefined): RegistrationState {
  const event = findEvent(id)
  const end = event ? endOf(event) : 0
  const isOpen = useClock((now) => end > now, end > __PRERENDERED_SCHEDULE__)
  return { event, isOpen }
}

interface RegistrationProps extends RegistrationState {
  event: AnnouncedEvent
  /** The name of whoever has the other half of the ticket */
  half?: string | undefined
}

/** The server writes the name of the address into it (src/server/completed-page.ts). */
const halfIn = (document: Document) =>
  document.querySelector<HTMLElement>('[data-half]')?.dataset.half || undefined

/** The ticket of the event, above the form; an event that is over says so. */
export function Registration({ event, isOpen, half: sent }: RegistrationProps) {
  const t = useT()
  const half = useAsRendered(isOpen ? sent : undefined, halfIn)
  const language = useLanguage()
  const { format, starts, heldIn, price } = event
  return (
    <>
      <div data-half={half ?? ''} hidden={!half} className={styles.drawing}>
        {half && <HalfTicketPlace event={event} half={half} />}
      </div>
      <Ticket starts={starts} format={format}>
        <div className={styles.body}>
          <p data-invitation="" className={styles.label}>
            {half
              ? t('trainingEventsPage.ticket.invitation', { name: half })
              : t(`trainingEventsPage.sampleUpcomingEvents.${event.id}.format`)}
          </p>
          {!isOpen && (
            <p className={styles.title}>
              {t(`trainingEventsPage.sampleUpcomingEvents.${event.id}.title`)}
            </p>
          )}
          <time dateTime={starts} className={isOpen ? styles.title : styles.label}>
            {t('trainingEventsPage.warsawTime', { time: formatTimeOf(starts, language) })}
          </time>
          <p className={styles.terms}>
            <span>{t(`trainingEventsPage.heldIn.${heldIn}`)}</span>{' '}
            <span>{t(`trainingEventsPage.${price}`)}</span>
          </p>
          {!isOpen && <Prose>{t('contactPage.registrationOver')}</Prose>}
        </div>
      </Ticket>
    </>
  )
}
