import { createFileRoute } from '@tanstack/react-router'
import { Closing } from '../../pages/home/closing.tsx'
import { Hero } from '../../pages/home/hero.tsx'
import { Reasons } from '../../pages/home/reasons.tsx'
import { Services } from '../../pages/home/services.tsx'
import { pageHead } from '../-page-head.ts'

export const Route = createFileRoute('/$lang/')({
  head: ({ params }) => pageHead(params.lang, ''),
  component: Home,
})

function Home() {
  return (
    <>
      <Hero />
      <Services />
      <Reasons />
      <Closing />
    </>
  )
}
