import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Preloaded into a process (`node --import`): the files of installed programs cannot be found, as if
 * none were installed.
 */
const SYSTEM = /^\/(usr|opt|snap)\//
const { existsSync, globSync } = fs

fs.existsSync = (path) => !SYSTEM.test(String(path)) && existsSync(path)
fs.globSync = ((pattern: string, ...rest: []) =>
  SYSTEM.test(pattern) ? [] : globSync(pattern, ...rest)) as typeof globSync
syncBuiltinESMExports()
