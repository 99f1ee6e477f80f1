import { existsSync } from 'node:fs'

/** False in a production install (`npm ci --omit=dev`), which serves a build made elsewhere. */
export const hasDevelopmentDependencies = existsSync(
  new URL('../node_modules/@pandacss/dev', import.meta.url),
)
