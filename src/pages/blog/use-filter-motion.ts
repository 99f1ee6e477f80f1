import { animate } from 'motion/mini'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { EASE_OUT } from '../../ui/motion.ts'
import { prefersReducedMotion } from '../../ui/reduced-motion.ts'

const FADE = { duration: 0.09 }
const MOVE = { duration: 0.26, ease: EASE_OUT }

const cardsIn = (list: Element | null): Element[] => [...(list?.children ?? [])]

const placesIn = (list: Element | null) =>
  new Map(cardsIn(list).map((card) => [card.id, card.getBoundingClientRect()]))

/** From where the card was to where it is; a card that was not there fades in. */
function arrive(card: Element, from: DOMRect | undefined): void {
  if (!from) {
    animate(card, { opacity: [0, 1] }, MOVE)
    return
  }
  const to = card.getBoundingClientRect()
  const [x, y] = [from.left - to.left, from.top - to.top]
  if (x || y) animate(card, { transform: [`translate(${x}px, ${y}px)`, 'none'] }, MOVE)
}

interface Shown<Id> {
  ids: readonly Id[]
  /** Where the cards were before */
  places: ReturnType<typeof placesIn>
}

/**
 * Moves the cards of a list when its filter changes (design brief §7): those that leave fade, then
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
    const still = prefersReducedMotion()
    const kept = new Set<string>(ids)
    const leaving = cardsIn(list.current).filter(({ id }) => !kept.has(id))
    const fades = still ? [] : leaving.map((card) => animate(card, { opacity: 0 }, FADE))
    let superseded = false
    Promise.all(fades).then(() => {
      if (!superseded) setShown({ ids, places: placesIn(list.current) })
    })
    return () => {
      superseded = true
      for (const fade of fades) fade.cancel()
    }
  }, [list, ids])

  useLayoutEffect(() => {
    if (!shown || prefersReducedMotion()) return
    for (const card of cardsIn(list.current)) arrive(card, shown.places.get(card.id))
  }, [list, shown])

  return shown?.ids ?? ids
}
