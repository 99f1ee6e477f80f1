import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type {
  BrowserName,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data/types'
import browserslistToEsbuild from 'browserslist-to-esbuild'

/** What the oldest browsers that we serve know, by the data that MDN publishes. */

export const api: Identifier = bcd.api
export const builtins: Identifier = bcd.javascript.builtins ?? {}
export const properties: Identifier = bcd.css.properties ?? {}
export const atRules: Identifier = bcd.css['at-rules'] ?? {}
export const selectors: Identifier = bcd.css.selectors ?? {}
export const valueTypes: Identifier = bcd.css.types ?? {}

/** The engines. iOS has that of Safari, less what a mouse needs; the data of Opera are stale. */
const ENGINES: readonly string[] = ['chrome', 'firefox', 'safari']

interface Browser {
  name: BrowserName
  version: number
}

/** Of each browser the oldest version that package.json lists. */
export const OLDEST: readonly Browser[] = browserslistToEsbuild()
  .map((target) => ({
    name: target.replace(/[\d.]+$/, '') as BrowserName,
    version: Number.parseFloat(target.replace(/^\D+/, '')),
  }))
  .filter(({ name }) => ENGINES.includes(name))

/** What was new at the end of 2018: the inline scripts run in them (docs/browsers.md). */
export const OF_2018: readonly Browser[] = OLDEST.map(({ name }) => ({
  name,
  version: Math.max(
    ...Object.entries(bcd.browsers[name].releases)
      .filter(([, { release_date }]) => release_date && release_date < '2019')
      .map(([version]) => Number.parseFloat(version)),
  ),
}))

/** Whether all browsers have it, as it stands: by its own name, and no experiment. */
export const isEverywhere = ({ support }: CompatStatement, browsers = OLDEST): boolean =>
  browsers.every(({ name, version }) =>
    [support[name] ?? []].flat().some((each) => isIn(each, version)),
  )

const isIn = (
  { version_added, version_removed, ...rest }: SimpleSupportStatement,
  version: number,
) =>
  !('flags' in rest || 'prefix' in rest || 'alternative_name' in rest) &&
  numberOf(version_added) <= version &&
  version < numberOf(version_removed)

/** "≤18" is 18; a feature that was never added or removed has the version infinity. */
const numberOf = (version: unknown) =>
  Number.parseFloat(`${version}`.replace('≤', '')) || Number.POSITIVE_INFINITY

/** The parts of an entry that have an entry of their own, by name. */
export const partsOf = (entry: Identifier): [string, Identifier][] =>
  Object.entries(entry).filter(([name]) => name !== '__compat') as [string, Identifier][]
