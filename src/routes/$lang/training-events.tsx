import { createFileRoute } from '@tanstack/react-router'
import { useT } from '../../layout/language-context.ts'
import { pageHead } from '../-page-head.ts'

export const Route = createFileRoute('/$lang/training-events')({
  head: ({ params }) => pageHead(params.lang, 'training-events'),
  component: TrainingEvents,
})

function TrainingEvents() {
  const t = useT()
  return <h1>{t('trainingEventsPage.pageTitle')}</h1>
}
