import { build, type Plugin, type Rolldown } from 'vite'
import { describe, expect, it, test } from 'vitest'
import { staticStyles } from '../../../scripts/vite/static-styles.ts'

const STYLED_SYSTEM = new URL('../../../styled-system/', import.meta.url)
const styledSystem = (file: string) => new URL(file, STYLED_SYSTEM)

/** A module of ours, as the build makes it. */
async function built(source: string): Promise<string> {
  const entry = '/src/entry.ts'
  const virtual: Plugin = {
    name: 'virtual',
    enforce: 'pre',
    resolveId: (id) => (id === entry ? entry : undefined),
    load: (id) => (id === entry ? source : undefined),
  }
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '@styled': STYLED_SYSTEM.pathname } },
    plugins: [virtual, staticStyles()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        treeshake: { moduleSideEffects: false },
      },
    },
  })) as Rolldown.RolldownOutput
  return output[0].code
}

const { css }: typeof import('@styled/css') = await import(styledSystem('css/index.mjs').href)
const BRAND = JSON.stringify(css({ color: 'brand' }))
const RECIPE =
  "import { button } from '@styled/recipes'; export const look = button({ tone: 'brand' });"

describe('static styles', () => {
  it('inline the class names of a styles object', async () => {
    const code = await built(
      `import { css } from '@styled/css'; ${RECIPE}
       const styles = { card: css({ color: 'brand' }) }
       export const name = () => styles.card`,
    )
    expect(code).toContain(`() => ${BRAND}`)
    expect(code).not.toContain('styles')
  })

  it('reject an aliased css import, which would ship its runtime', async () => {
    const source = `import { css as c } from '@styled/css'; ${RECIPE} export const name = c({ color: 'brand' })`
    await expect(built(source)).rejects.toThrow('import it as css, not as c')
  })

  it('reject styles that are not written out, which would ship it too', async () => {
    const source = `import { css } from '@styled/css'; ${RECIPE} const ink = { color: 'brand' }; export const name = css({ ...ink })`
    await expect(built(source)).rejects.toThrow('written out')
  })

  it('fail when Panda’s recipes import another runtime', async () => {
    await expect(
      built("import { css } from '@styled/css'; export const name = css({ color: 'brand' })"),
    ).rejects.toThrow('No recipe')
  })
})

type Recipe = ((variants: Record<string, unknown>) => unknown) & {
  variantMap: Record<string, readonly string[]>
}

/** Every choice of variants, none among them. */
const choicesOf = ({ variantMap }: Recipe) =>
  Object.entries(variantMap).reduce<Record<string, string>[]>(
    (choices, [variant, values]) =>
      choices.flatMap((choice) => [
        choice,
        ...values.map((value) => ({ ...choice, [variant]: value })),
      ]),
    [{}],
  )

test('recipes produce the same class names as Panda', async () => {
  const code = await built("export * from '@styled/recipes'")
  const ours: Record<string, Recipe> = await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  )
  const pandas: Record<string, Recipe> = await import(styledSystem('recipes/index.mjs').href)
  expect(Object.keys(ours).sort()).toEqual(Object.keys(pandas).sort())
  for (const [name, recipe] of Object.entries(pandas)) {
    for (const choice of choicesOf(recipe)) {
      expect(ours[name]?.(choice), name).toEqual(recipe(choice))
    }
  }
})
