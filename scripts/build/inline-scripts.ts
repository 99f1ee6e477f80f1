import { build, type Rolldown } from 'vite'

/** The code of a script that stands in the documents themselves, in one small piece. */
export async function bundleInlineScript(entry: string): Promise<string> {
  const output = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      // Browsers too old for the modules are sent on, too.
      target: 'es2018',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return output.output[0].code.trim()
}
