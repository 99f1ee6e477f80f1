import { createFileRoute } from '@tanstack/react-router'
import { Advantages } from '../../pages/for-brands/advantages.tsx'
import { Cases } from '../../pages/for-brands/cases.tsx'
import { Collaborate } from '../../pages/for-brands/collaborate.tsx'
import { Opening } from '../../pages/for-brands/opening.tsx'
import { WhatHappensNext } from '../../pages/for-brands/what-happens-next.tsx'
import { pageHead } from '../-page-head.ts'

export const Route = createFileRoute('/$lang/for-brands')({
  head: ({ params }) => pageHead(params.lang, 'for-brands'),
  component: ForBrands,
})

function ForBrands() {
  return (
    <>
      <Opening />
      <Advantages />
      <Cases />
      <WhatHappensNext />
      <Collaborate />
    </>
  )
}
