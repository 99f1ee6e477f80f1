import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import type { Model, PathStep } from '../support/model.ts'

/** What the paths of a machine, which `tests/e2e` plays on the real page, take of it. */
export interface Played {
  machine: AnyStateMachine
  input?: object
  paths: readonly (readonly Pick<PathStep<AnyStateMachine>, 'event'>[])[]
  /** Transitions that no path takes, and why */
  untaken: Record<string, string>
}

interface Exports {
  model: Model<AnyStateMachine, unknown>
  played: Played
}

/** What each `<machine>.<kind>.ts` beside this file exports by a name. */
async function exported<Name extends keyof Exports>(kind: string, name: Name) {
  const files = globSync(`${import.meta.dirname}/*.${kind}.ts`).sort()
  const modules: Exports[] = await Promise.all(files.map((file) => import(resolve(file))))
  return modules.map((each) => each[name])
}

export const MODELS = await exported('model', 'model')
export const PLAYED = await exported('paths', 'played')
