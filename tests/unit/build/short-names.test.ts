import { expect, it } from 'vitest'
import { shorten, shortenStyles } from '../../../scripts/vite/short-names.ts'

const sheet = (tokens: string, utilities: string) =>
  `@layer tokens{:root{${tokens}}}@layer utilities{${utilities}}`

it('gives an atomic class one short name in style sheet and element', async () => {
  const name = await shorten('d_grid')
  expect(name).toMatch(/^[A-Z][a-z]{0,2}$/)
  expect(await shortenStyles(sheet('', '.d_grid{display:grid}'))).toContain(
    `.${name}{display:grid}`,
  )
})

it('maps classes injectively, and leaves unknown ones', async () => {
  const names = await shorten('d_grid d_flex button button--tone_brand')
  const [grid, flex, ...recipe] = names.split(' ')
  expect(grid).not.toBe(flex)
  expect(recipe).toEqual(['button', 'button--tone_brand'])
})

it('inlines constant tokens, keeps changing ones and drops unused ones', async () => {
  const css = sheet(
    '--a:1rem;--b:var(--a);--idle:2rem;--theme:red',
    '.x{margin:var(--b);color:var(--theme)}@media print{:root{--theme:black}}',
  )
  const short = await shortenStyles(css)
  expect(short).toContain('margin:1rem;color:var(--theme)')
  expect(short).toContain('--theme:red')
  expect(short).not.toMatch(/--(?:a|b|idle)/)
})
