import { heading } from '@styled/recipes'
import { Children, type ComponentProps, isValidElement } from 'react'
import { OverlappingPanels } from '../../../sections/overlapping-panels.tsx'

/** The sentence that stays, across the page: its halves in the two inks; one that does not turn in the first. */
export function Quote({ children }: ComponentProps<'blockquote'>) {
  const [first, second] = Children.toArray(children).filter((child) => isValidElement(child))
  const size = heading({ variant: second ? 'display2' : 'display3' })
  return (
    <blockquote>
      <OverlappingPanels
        layout="across"
        creator={<div className={size}>{first}</div>}
        overlap={null}
        brand={second && <div className={size}>{second}</div>}
      />
    </blockquote>
  )
}
