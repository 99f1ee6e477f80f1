import { type RefObject, useLayoutEffect, useState } from 'react'
import { DURATION_MS, EASING } from '../../tuning.ts'
import { prefersReducedMotion } from '../../ui/reduced-motion.ts'

const MOVE = { duration: DURATION_MS.base, easing: `cubic-bezier(${EASING.out})` }
const UNPRINTED = { clipPath: 'inset(0 0 100%)' }
const PRINTED = { clipPath: 'inset(0)' }

const cardsIn = (list: Element | null): Element[] => [...(list?.children ?? [])]

/** Moves a card from its old position to its new one (FLIP); a new card is printed from the top. */
function flip(card: Element, from: DOMRect | undefined): void {
  if (!from) {
    card.animate([UNPRINTED, PRINTED], MOVE)
    return
  }
  const to = card.getBoundingClientRect()
  const [x, y] = [from.left - to.left, from.top - to.top]
  if (x || y) card.animate([{ transform: `translate(${x}px, ${y}px)` }, {}], MOVE)
}

interface Shown<Post> {
  posts: readonly Post[]
  /** Positions of the cards before the change, by id */
  before: ReadonlyMap<string, DOMRect>
}

/**
 * Animates a list of cards when its filter changes: those that stay slide to their new positions.
 * With reduced motion nothing moves.
 *
 * @param list contains the cards as children, each with its `id`
 * @param posts what the cards show
 * @returns the posts to render: `posts`, once the positions of the cards before them are known
 */
export function useFilterMotion<Post>(
  list: RefObject<Element | null>,
  posts: readonly Post[],
): readonly Post[] {
  const [shown, setShown] = useState<Shown<Post>>({ posts, before: new Map() })

  useLayoutEffect(() => {
    if (posts === shown.posts) return
    const places = cardsIn(list.current).map(
      (card) => [card.id, card.getBoundingClientRect()] as const,
    )
    setShown({ posts, before: new Map(places) })
  }, [list, posts, shown])

  useLayoutEffect(() => {
    if (shown.before.size === 0 || prefersReducedMotion()) return
    for (const card of cardsIn(list.current)) flip(card, shown.before.get(card.id))
  }, [list, shown])

  return shown.posts
}
