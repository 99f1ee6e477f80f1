import { css } from '@styled/css'
import { type RefCallback, useEffect, useId, useState } from 'react'
import { useT } from '../../../i18n/use-t.ts'
import { Heading } from '../../../ui/heading.tsx'
import type { OwnTicketProps } from './own-ticket.tsx'

const layout = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, auto) minmax(18rem, 1fr)' },
  columnGap: 'gutter',
  rowGap: '6',
})
const heading = css({ gridColumn: '1 / -1' })

/** The ticket of a visitor who has registered: the title of the page, and what is loaded. */
export function LazyOwnTicket({
  title,
  ...props
}: OwnTicketProps & { title: RefCallback<HTMLElement> }) {
  const t = useT()
  const titleId = useId()
  const tickets = useLazyTickets()
  return (
    <section aria-labelledby={titleId} className={layout}>
      <Heading ref={title} level={1} id={titleId} className={heading} tabIndex={-1}>
        {t(
          tickets === null ? 'contactPage.received.registered' : 'trainingEventsPage.ticket.title',
        )}
      </Heading>
      {tickets === null && <p>{t('ui.notStarted')}</p>}
      {tickets && <tickets.OwnTicket {...props} />}
    </section>
  )
}

/** The tickets as they are drawn: undefined while their code loads, null without it. */
export function useLazyTickets() {
  const [tickets, setTickets] = useState<typeof import('./tickets.ts') | null>()
  useEffect(() => {
    import('./tickets.ts').then(setTickets, () => setTickets(null))
  }, [])
  return tickets
}
