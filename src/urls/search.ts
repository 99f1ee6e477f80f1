import type { SearchSchemaInput } from '@tanstack/react-router'

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
  const pairs = previous.slice(1).split('&')
  const kept = pairs.filter((pair) => {
    if (pair === '') return true
    const [[name = '', value] = []] = new URLSearchParams(`?${pair}`)
    const values = rest.get(name)
    return values?.[0] === value && values?.shift() !== undefined
  })
  const added = [...rest].flatMap(([name, values]) => values.map((value) => [name, value]))
  if (kept.length === pairs.length && added.length === 0) return previous
  const query = [...kept.filter(Boolean), new URLSearchParams(added)].join('&').replace(/&$/, '')
  return query && `?${query}`
}

declare const raw: unique symbol

/** A parameter of the query, valid or not. */
type RawValue = (string | string[]) & { readonly [raw]: true }

/** The parameters of a page as the query has them. */
export type RawSearch<Parameters> = { [Name in keyof Parameters]?: RawValue | undefined }

type Sent<Parameters> = { [Name in keyof Parameters]?: Parameters[Name] | RawValue | undefined }

/**
 * A `validateSearch` that changes nothing, because the router would rewrite the URL to its result
 * (specification, URLs). Links still have to name valid parameters.
 */
export const rawSearch =
  <Parameters extends object>() =>
  (search: Sent<Parameters> & SearchSchemaInput): RawSearch<Parameters> =>
    search as RawSearch<Parameters>

/** Of a repeated parameter the first value counts, as on the server. */
export const firstOf = (value: Search[string]): string | undefined =>
  Array.isArray(value) ? value[0] : value
