type Side = 'left' | 'right'

/** Marks a column of a page's opening with the side that it comes from: the columns meet. */
export const entersFrom = (side: Side) => ({ 'data-enters': side })

interface Piece {
  element: Element
  from: Side
}

/** What the opening of a page is made of, in the order in which it enters: the heading comes first. */
export function openingOf(page: HTMLElement): Piece[] {
  const isHeading = ({ element }: Piece) => Number(element.matches('h1'))
  return (['left', 'right'] as const)
    .flatMap((from) =>
      [...page.querySelectorAll(`[data-enters=${from}]`)]
        .flatMap((column) => (column.querySelector(':scope > h1') ? [...column.children] : column))
        .map((element) => ({ element, from })),
    )
    .sort((a, b) => isHeading(b) - isHeading(a))
}
