import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { Advantages } from '../../pages/for-brands/advantages.tsx'
import { CallToAction } from '../../pages/for-brands/call-to-action.tsx'
import { Cases } from '../../pages/for-brands/cases.tsx'
import { Hero } from '../../pages/for-brands/hero.tsx'
import { Steps } from '../../sections/steps.tsx'
import type { Brief } from '../../urls/brief.ts'
import { pageHead } from '../-page-head.ts'

export const Route = createFileRoute('/$lang/for-brands')({
  head: ({ params }) => pageHead(params.lang, 'for-brands'),
  component: ForBrands,
})

function ForBrands() {
  const [brief, setBrief] = useState<Brief>({})
  return (
    <>
      <Hero brief={brief} onChoose={setBrief} />
      <Advantages />
      <Cases />
      <Steps audience="brand" />
      <CallToAction brief={brief} />
    </>
  )
}
