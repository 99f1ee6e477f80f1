import { createFileRoute } from '@tanstack/react-router'
import { PAST_EVENTS, UPCOMING_EVENTS } from '../../content/events.ts'
import { useT } from '../../i18n/use-t.ts'
import { Archive } from '../../pages/training-events/archive.tsx'
import { UpcomingEvents } from '../../pages/training-events/upcoming-events.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { pageHead } from '../-page-head.ts'

export const Route = createFileRoute('/$lang/training-events')({
  head: ({ params }) => pageHead(params.lang, 'training-events'),
  component: TrainingEvents,
})

function TrainingEvents() {
  const t = useT()
  return (
    <>
      <PageTitle art="head-training">{t('trainingEventsPage.pageTitle')}</PageTitle>
      <UpcomingEvents events={UPCOMING_EVENTS} />
      <Archive events={PAST_EVENTS} />
    </>
  )
}
