import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { DURATION_MS, EASING } from '../../tuning.ts'
import { prefersReducedMotion } from '../../ui/reduced-motion.ts'

const FADE = { duration: DURATION_MS.instant, fill: 'forwards' } as const
const MOVE = { duration: DURATION_MS.base, easing: `cubic-bezier(${EASING.out})` }

const cardsIn = (list: Element | null): Element[] => [...(list?.children ?? [])]

const rectsOf = (list: Element | null) =>
  new Map(cardsIn(list).map((card) => [card.id, card.getBoundingClientRect()]))

/** Moves a card from its old position to its new one (FLIP); a new card fades in. */
function flip(card: Element, from: DOMRect | undefined): void {
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
  /** Positions of the cards before the change, by id */
  rects: ReturnType<typeof rectsOf>
}

/**
 * Animates a list of cards when its filter changes: removed cards fade out, then the remaining ones
 * slide to their new positions. With reduced motion nothing moves.
 *
 * @param list contains the cards as children, each with its `id`
 * @param ids the cards to show
 * @returns the cards to render: `ids`, once the removed ones have faded out
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
    const show = () => setShown({ ids, rects: rectsOf(list.current) })
    Promise.all(fades.map(({ finished }) => finished)).then(show, () => {
      // Cancelled: the filter has changed again.
    })
    return () => {
      for (const fade of fades) fade.cancel()
    }
  }, [list, ids])

  useLayoutEffect(() => {
    if (!shown || prefersReducedMotion()) return
    for (const card of cardsIn(list.current)) flip(card, shown.rects.get(card.id))
  }, [list, shown])

  return shown?.ids ?? ids
}
