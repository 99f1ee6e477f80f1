import { createFileRoute } from '@tanstack/react-router'
import { CallToAction } from '../../pages/home/call-to-action.tsx'
import { DuetSection } from '../../pages/home/duet.tsx'
import { Hero } from '../../pages/home/hero.tsx'
import { Reasons } from '../../pages/home/reasons.tsx'
import { Services } from '../../pages/home/services.tsx'
import type { HomeSearch } from '../../urls/duet.ts'
import { rawSearch } from '../../urls/search.ts'
import { pageHead } from '../-page-head.ts'

export const Route = createFileRoute('/$lang/')({
  validateSearch: rawSearch<HomeSearch>(),
  head: ({ params }) => pageHead(params.lang, ''),
  component: Home,
})

function Home() {
  return (
    <>
      <Hero />
      <DuetSection duetParameter={Route.useSearch().voice} />
      <Services />
      <Reasons />
      <CallToAction />
    </>
  )
}
