interface AnimatedElement {
  element: Element
  from: 'left' | 'right'
}

/**
 * The elements of a page's entrance transition (`entersFrom`), in order: the heading comes first.
 */
export function entranceOf(page: HTMLElement): AnimatedElement[] {
  const isHeading = ({ element }: AnimatedElement) => Number(element.matches('h1'))
  return (['left', 'right'] as const)
    .flatMap((from) =>
      [...page.querySelectorAll(`[data-enters=${from}]`)]
        .flatMap((column) => (column.querySelector(':scope > h1') ? [...column.children] : column))
        .map((element) => ({ element, from })),
    )
    .sort((a, b) => isHeading(b) - isHeading(a))
}
