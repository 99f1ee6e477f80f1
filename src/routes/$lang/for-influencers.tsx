import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { readHandle } from '../../inquiry/handle.ts'
import { Benefits } from '../../pages/for-influencers/benefits.tsx'
import { CallToAction } from '../../pages/for-influencers/call-to-action.tsx'
import { Hero } from '../../pages/for-influencers/hero.tsx'
import { Steps } from '../../sections/steps.tsx'
import { pageHead } from '../-page-head.ts'

export const Route = createFileRoute('/$lang/for-influencers')({
  head: ({ params }) => pageHead(params.lang, 'for-influencers'),
  component: ForInfluencers,
})

function ForInfluencers() {
  const [typed, setTyped] = useState('')
  const handle = readHandle(typed)
  return (
    <>
      <Hero handle={handle} onType={setTyped} />
      <Steps audience="creator" handle={handle} />
      <Benefits handle={handle} />
      <CallToAction handle={handle} />
    </>
  )
}
