/** Search parameters as plain strings; a repeated parameter is an array. */
export type Search = Record<string, string | string[] | undefined>

/** `?a=1&b=&a=2` → `{ a: ['1', '2'], b: '' }` */
export function parseSearch(search: string): Search {
  const parameters = new URLSearchParams(search)
  return Object.fromEntries(
    [...parameters.keys()].map((name) => {
      const values = parameters.getAll(name)
      return [name, values.length > 1 ? values : values[0]]
    }),
  )
}

/**
 * `{ a: ['1', '2'], b: '', c: undefined }` → `?a=1&a=2&b=`
 *
 * @param previous the query that is changed: what stays keeps its place and its spelling
 */
export function stringifySearch(search: Search, previous = ''): string {
  const rest = new Map(Object.entries(search).map(([name, values = []]) => [name, [values].flat()]))
  const kept = previous
    .slice(1)
    .split('&')
    .filter((pair) => {
      const [[name = '', value] = []] = new URLSearchParams(`?${pair}`)
      const values = rest.get(name)
      return values?.[0] === value && values?.shift() !== undefined
    })
  const added = [...rest].flatMap(([name, values]) => values.map((value) => [name, value]))
  const query = [...kept, new URLSearchParams(added)].join('&').replace(/&$/, '')
  return query && `?${query}`
}

/** Of a repeated parameter the first value counts, as on the server. */
export const firstOf = <Value>(value: Value | Value[]): Value | undefined =>
  Array.isArray(value) ? value[0] : value
