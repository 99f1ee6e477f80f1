import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import type { Model } from './explore.ts'

type AnyModel = Model<AnyStateMachine, unknown>

/** What each `<machine>.model.ts` beside this file exports. */
export const MODELS: AnyModel[] = await Promise.all(
  globSync(`${import.meta.dirname}/*.model.ts`)
    .sort()
    .map(async (file) => (await import(resolve(file))).model),
)
