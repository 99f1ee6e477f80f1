import { createFileRoute } from '@tanstack/react-router'
import { archivedAt, lastEndBefore, upcomingAt } from '../../content/events.ts'
import { useT } from '../../i18n/use-t.ts'
import { Archive } from '../../pages/training-events/archive.tsx'
import { CallToAction } from '../../pages/training-events/call-to-action.tsx'
import { UpcomingEvents } from '../../pages/training-events/upcoming-events.tsx'
import { PageTitle } from '../../sections/page-title.tsx'
import { useClock } from '../../ui/use-clock.ts'
import { pageHead } from '../-page-head.ts'

export const Route = createFileRoute('/$lang/training-events')({
  head: ({ params }) => pageHead(params.lang, 'training-events'),
  component: TrainingEvents,
})

function TrainingEvents() {
  const t = useT()
  const scheduleAsOf = useClock(lastEndBefore, __PRERENDERED_AS_OF__)
  return (
    <>
      <PageTitle art="clapper-board" lead={t('trainingEventsPage.lead')}>
        {t('trainingEventsPage.pageTitle')}
      </PageTitle>
      <UpcomingEvents events={upcomingAt(scheduleAsOf)} />
      <Archive events={archivedAt(scheduleAsOf)} />
      <CallToAction />
    </>
  )
}
