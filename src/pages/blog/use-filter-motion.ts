import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { DURATION_MS, EASING } from '../../theme/timing.ts'
import { prefersReducedMotion } from '../../ui/reduced-motion.ts'

const FADE = { duration: DURATION_MS.instant, fill: 'forwards' } as const
const MOVE = { duration: DURATION_MS.base, easing: `cubic-bezier(${EASING.out})` }

const cardsIn = (list: Element | null): Element[] => [...(list?.children ?? [])]

const placesIn = (list: Element | null) =>
  new Map(cardsIn(list).map((card) => [card.id, card.getBoundingClientRect()]))

/** From where the card was to where it is; a card that was not there fades in. */
function arrive(card: Element, from: DOMRect | undefined): void {
  if (!from) {
    card.animate([{ opacity: 0 }, {}], MOVE)
    return
  }
  const to = card.getBoundingClientRect()
  const [x, y] = [from.left - to.left, from.top - to.top]
  if (x || y) card.animate([{ transform: `translate(${x}px, ${y}px)` }, {}], MOVE)
}

interface Shown<Id> {
  ids: readonly Id[]
  /** Where the cards were before */
  places: ReturnType<typeof placesIn>
}

/**
 * Moves the cards of a list when its filter changes: those that leave fade, then
 * those that stay slide to their places. With reduced motion nothing moves.
 *
 * @param list holds the cards, each a child whose `id` is its own
 * @param ids the cards to show
 * @returns the cards to render: `ids`, as soon as the others have faded
 */
export function useFilterMotion<Id extends string>(
  list: RefObject<Element | null>,
  ids: readonly Id[],
): readonly Id[] {
  const [shown, setShown] = useState<Shown<Id> | null>(null)

  useEffect(() => {
    const kept = new Set<string>(ids)
    const leaving = cardsIn(list.current).filter(({ id }) => !kept.has(id))
    const fades = prefersReducedMotion()
      ? []
      : leaving.map((card) => card.animate({ opacity: 0 }, FADE))
    const show = () => setShown({ ids, places: placesIn(list.current) })
    Promise.all(fades.map(({ finished }) => finished)).then(show, () => {
      // Called off: the filter has changed again.
    })
    return () => {
      for (const fade of fades) fade.cancel()
    }
  }, [list, ids])

  useLayoutEffect(() => {
    if (!shown || prefersReducedMotion()) return
    for (const card of cardsIn(list.current)) arrive(card, shown.places.get(card.id))
  }, [list, shown])

  return shown?.ids ?? ids
}
