import { css } from '@styled/css'
import { CalendarPlus } from 'lucide'
import { useRef } from 'react'
import { type AnnouncedEvent, calendarPath } from '../../../content/events.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useT } from '../../../i18n/use-t.ts'
import { toast } from '../../../layout/toaster/toast.ts'
import { shareByTouch, useSendLink } from '../../../sections/send-link.tsx'
import { SampleNote } from '../../../sections/specimens/sample-note.tsx'
import { Actions } from '../../../ui/actions.tsx'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Prose } from '../../../ui/prose.tsx'
import { contactSearchString } from '../../../urls/contact-search.ts'
import { absoluteUrl, pagePath } from '../../../urls/location.ts'
import { readPersonName } from '../../../urls/person-name.ts'
import { renderToPng } from './render-to-png.ts'
import { TicketDrawing, type TicketNames } from './ticket-drawing.tsx'
import { useIsBelow } from './use-is-below.ts'

const styles = {
  /** As large as the first screen of a desk has room for */
  drawing: css({ width: { lg: '[min(62vw, 150svh - 28rem)]' }, maxWidth: 'full' }),
  text: css({ display: 'flex', flexDirection: 'column', gap: '6' }),
  /** On a desk one below the other, as wide as their column */
  actions: css({ display: 'contents', '& > div > *': { flex: { lg: '[1 1 100%]' } } }),
  calendar: css({ gap: '2' }),
}

export interface OwnTicketProps extends TicketNames {
  event: AnnouncedEvent
}

/** The ticket of a visitor who has registered: kept as an image, and its other stub sent as a link. */
export function OwnTicket({ event, first, second }: OwnTicketProps) {
  const t = useT()
  const language = useLanguage()
  const drawing = useRef<SVGSVGElement>(null)
  // Its stubs one below the other, so that a phone shows them larger
  const layout = useIsBelow('sm') ? 'tall' : 'wide'
  const nameToSend = second ? undefined : readPersonName(first)

  async function save() {
    if (!drawing.current) return
    try {
      const picture = await renderToPng(drawing.current, `${event.id}.png`)
      if (!(await shareByTouch({ files: [picture] }))) download(picture)
    } catch {
      toast.error({ title: 'trainingEventsPage.ticket.notSaved' })
    }
  }

  const search = contactSearchString({ type: 'general', event: event.id, partnerName: nameToSend })
  const { sendLink, linkField } = useSendLink(
    absoluteUrl(pagePath(language, 'contact') + search),
    'trainingEventsPage.ticket.linkCopied',
  )

  return (
    <>
      <div className={styles.drawing}>
        <TicketDrawing
          event={event}
          first={first}
          second={second}
          drawing={drawing}
          layout={layout}
        />
      </div>
      <div className={styles.text}>
        <Prose variant="lead">{t(`trainingEventsPage.ticket.${second ? 'whole' : 'lead'}`)}</Prose>
        <div className={styles.actions}>
          <Actions>
            {nameToSend && (
              <Button tone={event.audience} onClick={sendLink} arrow>
                {t('trainingEventsPage.ticket.bring')}
              </Button>
            )}
            <ButtonAnchor
              href={calendarPath(language, event.id)}
              download
              tone="line"
              className={styles.calendar}
            >
              <Icon of={CalendarPlus} />
              {t('trainingEventsPage.addToCalendar')}
            </ButtonAnchor>
            <Button tone="line" onClick={save}>
              {t('trainingEventsPage.ticket.save')}
            </Button>
          </Actions>
        </div>
        {linkField}
        {nameToSend && (
          <Prose variant="small" muted>
            {t('trainingEventsPage.ticket.note')}
          </Prose>
        )}
        <SampleNote>{t('trainingEventsPage.sampleNote')}</SampleNote>
      </div>
    </>
  )
}

function download(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
