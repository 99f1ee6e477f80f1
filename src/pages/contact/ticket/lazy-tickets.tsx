import { css } from '@styled/css'
import { type ComponentType, useEffect, useId, useState } from 'react'
import { useT } from '../../../i18n/use-t.ts'
import { Heading } from '../../../ui/heading.tsx'
import type { OwnTicketProps } from './own-ticket.tsx'
import type { TicketPreviewProps } from './ticket-preview.tsx'

/** Drawn tickets are loaded on intent; without its code there is none. */
export const loadOwnTicket = () =>
  import('./own-ticket.tsx').then((tickets) => tickets.OwnTicket, orNull)
const loadTicketPreview = () =>
  import('./ticket-preview.tsx').then((tickets) => tickets.TicketPreview, orNull)
const orNull = () => null

const layout = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, auto) minmax(18rem, 1fr)' },
  columnGap: 'gutter',
  rowGap: '6',
})
const title = css({ gridColumn: '1 / -1' })

/** The ticket of a visitor who has registered: the title of the page, and what is loaded. */
export function LazyOwnTicket(props: OwnTicketProps) {
  const t = useT()
  const titleId = useId()
  const OwnTicket = useLoaded(loadOwnTicket)
  return (
    <section aria-labelledby={titleId} className={layout}>
      <Heading level={1} id={titleId} className={title} tabIndex={-1}>
        {t(
          OwnTicket === null
            ? 'contactPage.received.registered'
            : 'trainingEventsPage.ticket.title',
        )}
      </Heading>
      {OwnTicket === null && <p>{t('ui.notStarted')}</p>}
      {OwnTicket && <OwnTicket {...props} />}
    </section>
  )
}

/** The ticket of a registration, as it is filled in. */
export const useTicketPreview = () => useLoaded<TicketPreviewProps>(loadTicketPreview)

/** Undefined while it loads, null without its code */
function useLoaded<Props>(load: () => Promise<ComponentType<Props> | null>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>()
  useEffect(() => {
    void load().then((component) => setLoaded(() => component))
  }, [load])
  return Loaded
}
