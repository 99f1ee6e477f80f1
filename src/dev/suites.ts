/**
 * The generated tests of the machines. Each run writes the transitions that it takes of a machine to
 * `<suite>.<machine>.json`, where the development server finds them for the live view.
 */
export const SUITES = {
  models: 'model tests',
  paths: 'paths in the browser',
} as const

export type SuiteId = keyof typeof SUITES

export const SUITES_DIRECTORY = 'coverage/machines'

/** Where the development server answers with a `SuiteRun[]` */
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
