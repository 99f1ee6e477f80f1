import { createFileRoute } from '@tanstack/react-router'
import { correctLocation } from '../-correct-location.ts'

export const Route = createFileRoute('/$lang/$')({
  beforeLoad: ({ location, context }) => correctLocation(location, context),
})
