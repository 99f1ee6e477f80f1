/** What a link leads to is open: an entry and the list that it is in, or what a section folds. */
export function unfold(id: string): void {
  const target = document.getElementById(id)
  for (const details of document.querySelectorAll<HTMLDetailsElement>('main details'))
    if (details.contains(target) || details.parentElement === target) details.open = true
}
