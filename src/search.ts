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

/** `{ a: ['1', '2'], b: '', c: undefined }` → `?a=1&a=2&b=` */
export function stringifySearch(search: Search): string {
  const parameters = new URLSearchParams()
  for (const [name, values = []] of Object.entries(search))
    for (const value of [values].flat()) parameters.append(name, value)
  const query = String(parameters)
  return query && `?${query}`
}

/** Of a repeated parameter the first value counts, as on the server. */
export const firstOf = <Value>(value: Value | Value[]): Value | undefined =>
  Array.isArray(value) ? value[0] : value
