import type { Engine, EngineName } from './engine.ts'
import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

export const engines: Record<EngineName, Engine> = { firefox, webkit }
