/**
 * What the development server and the live view of the machines (src/dev, development only) tell
 * each other.
 */

/** In every message of the live view. `tests/built/bundle.test.ts` finds it in no built file. */
export const INSPECTOR_MARK = 'duet-machine-inspector'

/** From the server, to pages and to the view: the file of a machine has changed. */
export const MACHINE_CHANGED = `${INSPECTOR_MARK}:changed`

/** From the server to the view: generated tests of a machine have run. */
export const SUITE_RAN = `${INSPECTOR_MARK}:suite-ran`

/**
 * The generated tests of the machines. Each run writes the transitions that it takes of a machine to
 * `<suite>.<machine>.json`, where the server finds them for the view.
 */
export const SUITES = {
  models: 'model tests',
  paths: 'paths in the browser',
} as const

export type SuiteId = keyof typeof SUITES

export const SUITES_DIRECTORY = 'coverage/machines'

/** Where the server answers with a `SuiteRun[]` */
export const SUITES_ADDRESS = '/__machines/suites'

/** What a suite took of a machine when it last ran. */
export interface SuiteRun {
  suite: SuiteId
  machine: string
  /** Milliseconds since 1970 */
  at: number
  /** Ids of transitions */
  taken: string[]
}
