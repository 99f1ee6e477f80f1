import { build, type Rolldown } from 'vite'

/** The bundled and minified code of an inline script. */
export async function bundleInlineScript(entry: string): Promise<string> {
  const output = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      // Browsers too old for the modules are redirected, too.
      target: 'es2018',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return output.output[0].code.trim()
}
