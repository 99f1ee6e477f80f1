import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** The CommonJS packages that the browser loads */
const PACKAGES =
  /^(?:react|react\/jsx-runtime|react-dom|react-dom\/client|use-sync-external-store\/with-selector)$/

const PREFIX = '\0es-module:'

const require = createRequire(import.meta.url)

/** Passes React on as an object: as a namespace that would keep every export. */
const WHOLE = /\/@ark-ui\/react\/dist\/utils\/react-activity\.js$/

/**
 * Gives CommonJS packages the form of ES modules: `useState` is imported, not read from what
 * `require_react()` returns in each chunk. So the bundler's helpers for CommonJS stand in the one
 * chunk that needs them, not in a file of their own, and React is evaluated in a task of its own
 * instead of where the entry first uses it.
 */
export function esModules(): Plugin {
  return {
    name: 'es-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    resolveId: {
      filter: { id: PACKAGES },
      handler(source, importer, { kind }) {
        const isOwn = importer?.startsWith(PREFIX)
        return kind === 'import-statement' && !isOwn ? PREFIX + source : null
      },
    },
    load: {
      filter: { id: new RegExp(`^${PREFIX}`) },
      handler(id) {
        const name = id.slice(PREFIX.length)
        return [
          `import whole from '${name}'`,
          'export default whole',
          ...Object.keys(require(name)).map(
            (each) => `export const ${each} = /* @__PURE__ */ (() => whole.${each})()`,
          ),
        ].join('\n')
      },
    },
    transform: {
      filter: { id: WHOLE },
      handler: (code) => ({ code: code.replace('import * as React', 'import React'), map: null }),
    },
  }
}
