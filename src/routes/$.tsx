import { createFileRoute } from '@tanstack/react-router'
import { correctLocation } from './-correct-location.ts'

export const Route = createFileRoute('/$')({
  beforeLoad: ({ location, context }) => correctLocation(location, context),
})
