import { expect, test } from './fixtures.ts'

for (const { tag, path } of [
  { tag: 'de-AT', path: '/de' },
  { tag: 'nb-NO', path: '/no' },
  { tag: 'ru-RU', path: '/ru' },
  { tag: 'it-IT', path: '/en' },
]) {
  test.describe(`a browser in ${tag}`, () => {
    test.use({ settings: { language: tag } })

    test(`is redirected to ${path} on its first visit`, async ({ visitor }) => {
      await visitor.goto('/')
      await expect.poll(visitor.address).toBe(path)
    })
  })
}
