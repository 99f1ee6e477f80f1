import { heading } from '@styled/recipes'
import { Children, type ComponentProps, isValidElement } from 'react'
import { OverlappingPanels } from '../../../sections/overlapping-panels.tsx'
import { wholeWords } from '../../../ui/heading.tsx'
import { wordFitOf } from '../../../ui/text.tsx'

/** The sentence that stays, across the page: its halves in the two inks. */
export function Quote({ children }: ComponentProps<'blockquote'>) {
  const [creator, brand] = Children.toArray(children)
    .filter((child) => isValidElement<{ children: string }>(child))
    .map(({ props: { children: half } }) => (
      <div key={half} className={heading({ variant: 'display2', wordFit: wordFitOf(half) })}>
        {wholeWords(half)}
      </div>
    ))
  return (
    <blockquote>
      <OverlappingPanels layout="across" creator={creator} overlap={null} brand={brand} />
    </blockquote>
  )
}
