import { loadConfigAndCreateContext } from '@pandacss/node'
import { expect, test } from 'vitest'

test('no two styles have the same short class name', async () => {
  const panda = await loadConfigAndCreateContext()
  panda.parseFiles()
  const sheet = panda.createSheet()
  panda.appendBaselineCss(sheet)
  panda.appendParserCss(sheet)
  const { atomic, recipes, recipes_base: bases } = panda.decoder.results
  const styles = [atomic, ...recipes.values(), ...bases.values()].flatMap((set) => [...set])
  const byName = Map.groupBy(styles, ({ result }) => Object.keys(result)[0])

  expect(byName.size).toBeGreaterThan(0)
  expect([...byName.values()].filter(({ length }) => length > 1)).toEqual([])
})
