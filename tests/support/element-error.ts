import { getRoles, queryAllByRole } from '@testing-library/react'

/** Where the lists begin: Testing Library's own, or this one when a message passes here twice. */
const LISTS = /\n*(?:Here are the accessible roles:|On the page:).*/s

/** What a query says that finds nothing or too much: not the whole document, but roles, names and the toast. */
export function elementError(message: string | null, container: Element): Error {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  Error.captureStackTrace(error, elementError) // begins where the query is
  // While a query waits, one is thrown at each change of the page; only the last is read.
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () =>
      message === null
        ? (container.cloneNode(false) as Element).outerHTML // one of several that match
        : `${message.replace(LISTS, '')}\n\nOn the page:\n${linesOf(container as HTMLElement).join('\n')}`,
  })
}

/** A line for each role that has named elements, with their names, and one for what is announced. */
function linesOf(container: HTMLElement): string[] {
  const announced = [...container.querySelectorAll('[role=status], [role=alert]')]
    .map(({ textContent }) => textContent)
    .filter(Boolean)
  return [
    ...Object.keys(getRoles(container)).flatMap((role) => {
      const names: string[] = []
      queryAllByRole(container, role, { name: (name) => Boolean(name && names.push(name)) })
      return names.length > 0 ? [`  ${role}: ${names.join(' | ')}`] : []
    }),
    ...announced.map((text) => `  announced: ${text}`),
  ]
}
