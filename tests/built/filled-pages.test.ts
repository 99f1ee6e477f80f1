import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { EXAMPLE } from '../../src/content/duet.ts'
import { EVENT_IDS } from '../../src/content/events.ts'
import { LANGUAGE_CODES, LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { withoutBreakMarks } from '../../src/i18n/without-break-marks.ts'
import { formAction } from '../../src/inquiry/form-response.ts'
import { pageUrl } from '../../src/metadata/urls.ts'
import { barsPath } from '../../src/pages/home/duet-geometry.ts'
import { fillPageFromQuery } from '../../src/server/fill-page-from-query.ts'
import { pagePath } from '../../src/urls/location.ts'
import type { QueryContent, ServerRenderers } from '../../src/urls/server-renderers.ts'
import { attributeOf, elementsIn, readBuilt, textOf } from '../support/built-site.ts'
import { textsIn } from '../support/texts.ts'

const { contentForQuery }: ServerRenderers = await import(
  /* @vite-ignore */ pathToFileURL(resolve('dist/server/server-renderers.js')).href
)

async function fill(
  language: Language,
  file: string,
  search: Record<string, string>,
  changed: Partial<QueryContent> = {},
) {
  const words = { ...(await contentForQuery(language, search)), ...changed }
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
  test.each([
    ['the half', '50000001', [5, 0, 0, 0, 0, 0, 0, 1], undefined],
    ['the duet', '50000001-02000000.', [5, 0, 0, 0, 0, 0, 0, 1], [0, 2, 0, 0, 0, 0, 0, 0]],
  ] as const)(
    'Home has %s that was sent in its drawing, texts and link preview',
    async (_, voice, first, second) => {
      const { html, texts, valuesOf } = await fill(language, 'index.html', { voice })
      const t = textsIn(language)
      const part = second ? 'whole' : 'found'
      expect(valuesOf('duet', 'data-voice')).toEqual([voice])
      expect(html).toContain(barsPath(first, 'first'))
      expect(html).not.toContain(barsPath(EXAMPLE, 'first'))
      if (second) expect(html).toContain(barsPath(second, 'second'))
      expect(html).toContain(t('homePage.duet.voice', { voice: 1, notes: '' }))
      for (const key of ['title', 'lead', 'button'] as const)
        expect(texts).toContain(t(`homePage.duet.${part}.${key}`))
      expect(html).toContain(t('homePage.duet.noScript'))
      for (const site of ['og', 'twitter']) {
        expect(valuesOf(`${site}:title`, 'content')).toEqual([
          withoutBreakMarks(t(`homePage.duet.${part}.title`)),
        ])
        expect(valuesOf(`${site}:description`, 'content')).toEqual([
          withoutBreakMarks(t(`homePage.duet.${part}.lead`)),
        ])
      }
      const query = `?voice=${voice.replace('.', '')}`
      expect(valuesOf('og:url', 'content')).toEqual([pageUrl(language, '') + query])
      expect(valuesOf('canonical', 'href')).toEqual([pageUrl(language, '')])
      for (const { code } of LANGUAGES)
        expect(valuesOf(`${pagePath(code, '')}${query}`, 'hreflang')).toHaveLength(1)
    },
  )

  test('the form of creators has a name', async () => {
    const form = await fill(language, 'contact/type=influencer.html', { handle: 'anna' })
    expect(form.valuesOf('profileLink', 'value')).toEqual(['@anna'])
  })

  test('the form of brands has the beginning of a brief', async () => {
    const brief = { product: 'perfume', market: 'poland', month: 'march', type: 'brand' }
    const { words, texts } = await fill(language, 'contact/type=brand.html', brief)
    expect(texts).toContain(words.message)
  })

  test.each(EVENT_IDS)(
    'the registration for %s has the partner’s name, also in the form’s action',
    async (event) => {
      const half = "D'Arcy"
      const t = textsIn(language)
      const page = await fill(language, `contact/event=${event}.html`, { event, half })
      expect(page.valuesOf(half, 'data-half')).toEqual([half])
      expect(page.texts).toContain(page.words.invitation)
      for (const site of ['og', 'twitter']) {
        expect(page.valuesOf(`${site}:title`, 'content')).toEqual([
          withoutBreakMarks(t(`trainingEventsPage.sampleUpcomingEvents.${event}.title`)),
        ])
        expect(page.valuesOf(`${site}:description`, 'content')).toEqual([
          withoutBreakMarks(page.words.invitation),
        ])
      }
      const query = `?event=${event}&half=D%27Arcy`
      expect(page.valuesOf('og:url', 'content')).toEqual([pageUrl(language, 'contact') + query])
      expect(page.valuesOf('canonical', 'href')).toEqual([pageUrl(language, 'contact')])
      for (const { code } of LANGUAGES)
        expect(page.valuesOf(`${pagePath(code, 'contact')}${query}`, 'hreflang')).toHaveLength(1)
      expect(page.valuesOf('post', 'action')).toEqual([
        formAction({ language, type: 'general', event, partnerName: half }),
      ])
    },
  )
})

test('previews of a filled page have no soft hyphens or word joiners', async () => {
  const voice = '50000001'
  const preview = {
    title: 'Half a du\u00ADet',
    description: 'E-\u2060mail',
    search: `?voice=${voice}`,
  }
  const { valuesOf } = await fill('en', 'index.html', { voice }, { preview })
  for (const site of ['og', 'twitter']) {
    expect(valuesOf(`${site}:title`, 'content')).toEqual(['Half a duet'])
    expect(valuesOf(`${site}:description`, 'content')).toEqual(['E-mail'])
  }
})
