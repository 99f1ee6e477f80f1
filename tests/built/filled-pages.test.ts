import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { barsPath, EXAMPLE, endsPath } from '../../src/content/duet.ts'
import { EVENT_IDS } from '../../src/content/events.ts'
import { LANGUAGE_CODES, type Language } from '../../src/i18n/languages.ts'
import { formAction } from '../../src/inquiry/form-response.ts'
import { fillPageFromQuery } from '../../src/server/fill-page-from-query.ts'
import type { ServerRenderers } from '../../src/urls/server-renderers.ts'
import { attributeOf, elementsIn, readBuilt, textOf } from '../support/built-site.ts'

const { textsForQuery }: ServerRenderers = await import(
  /* @vite-ignore */ pathToFileURL(resolve('dist/server/server-renderers.js')).href
)

async function fill(language: Language, file: string, search: Record<string, string>) {
  const words = await textsForQuery(language, search)
  const html = fillPageFromQuery(readBuilt(`${language}/${file}`), search, words)
  if (html === null) throw new Error(`${language}/${file} is not filled in`)
  const elements = elementsIn(html)
  return {
    words,
    html,
    elements,
    texts: elements.map(textOf),
    valuesOf: (name: string, attribute: string) =>
      elements
        .filter((element) => element.attrs.some(({ value }) => value === name))
        .map((element) => attributeOf(element, attribute)),
  }
}

describe.each(LANGUAGE_CODES)('a page in %s shows the parameters of its query', (language) => {
  test('Home has the first voice in its drawing, texts and link preview', async () => {
    const { words, html, texts, valuesOf } = await fill(language, 'index.html', {
      voice: '50000001',
    })
    const { start, found } = words.duet
    expect(valuesOf('duet', 'data-voice')).toEqual(['50000001'])
    for (const draw of [barsPath, endsPath]) {
      expect(html).toContain(draw([5, 0, 0, 0, 0, 0, 0, 1], 'first'))
      expect(html).not.toContain(draw(EXAMPLE, 'first'))
    }
    for (const part of ['title', 'lead', 'button', 'play'] as const) {
      expect(texts).toContain(found[part])
      expect(texts).not.toContain(start[part])
    }
    for (const site of ['og', 'twitter']) {
      expect(valuesOf(`${site}:title`, 'content')).toEqual([found.title])
      expect(valuesOf(`${site}:description`, 'content')).toEqual([found.lead])
    }
  })

  test('the form of creators has a name', async () => {
    const form = await fill(language, 'contact/influencer.html', { handle: 'anna' })
    expect(form.valuesOf('profileLink', 'value')).toEqual(['@anna'])
  })

  test('the form of brands has the beginning of a brief', async () => {
    const brief = { product: 'perfume', market: 'poland', month: 'march', type: 'brand' }
    const { words, texts } = await fill(language, 'contact/brand.html', brief)
    expect(texts).toContain(words.message)
  })

  test.each(EVENT_IDS)(
    'the registration for %s has the partner’s name, also in the form’s action, and the handle',
    async (event) => {
      const half = "D'Arcy"
      const search = { type: 'influencer', event, half, handle: 'anna' }
      const page = await fill(language, `contact/influencer-event-${event}.html`, search)
      expect(page.valuesOf(half, 'data-half')).toEqual([half])
      expect(page.texts).toContain(page.words.invitation)
      expect(page.valuesOf('post', 'action')).toEqual([
        formAction({ language, type: 'influencer', event, partnerName: half }),
      ])
      expect(page.valuesOf('profileLink', 'value')).toEqual(['@anna'])
    },
  )
})
