import { createFileRoute } from '@tanstack/react-router'
import { Apply } from '../../pages/for-influencers/apply.tsx'
import { Benefits } from '../../pages/for-influencers/benefits.tsx'
import { Opening } from '../../pages/for-influencers/opening.tsx'
import { WhatHappensNext } from '../../pages/for-influencers/what-happens-next.tsx'
import { pageHead } from '../-page-head.ts'

export const Route = createFileRoute('/$lang/for-influencers')({
  head: ({ params }) => pageHead(params.lang, 'for-influencers'),
  component: ForInfluencers,
})

function ForInfluencers() {
  return (
    <>
      <Opening />
      <WhatHappensNext />
      <Benefits />
      <Apply />
    </>
  )
}
