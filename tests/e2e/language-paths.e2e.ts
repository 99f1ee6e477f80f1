import type { Page, Route } from '@playwright/test'
import type { AnyEventObject } from 'xstate'
import { type Language, languageEntry } from '../../src/i18n/languages.ts'
import type { LanguageEvent } from '../../src/machines/language.machine.ts'
import { languagePaths, type State } from '../machines/language.paths.ts'
import { type EventExecutors, executorFor } from '../support/model-paths.ts'
import { wordsOf } from '../support/words.ts'
import { expect, open, test } from './fixtures.ts'

/** The paths through the language machine, played on the real page: the words come when we say. */

type Visit = Awaited<ReturnType<typeof visit>>

const EXECUTORS: EventExecutors<LanguageEvent, 'done' | 'error', Visit> = {
  'language.choose': {
    does: 'is chosen',
    act: ({ choose }, { language }) => choose(language),
  },
  done: { does: 'its words come', act: ({ answer }) => answer((route) => route.continue()) },
  error: { does: 'its words do not come', act: ({ answer }) => answer((route) => route.abort()) },
}

/** `pl is chosen`, `its words come` */
const inWords = (event: AnyEventObject) =>
  [event.language, executorFor(EXECUTORS, event).does].filter(Boolean).join(' ')

const isFailed = (type: string) => type.startsWith('xstate.error.actor.')

async function visit(page: Page) {
  let spoken: Language = 'en'
  const held: Route[] = []
  await page.route(/\/assets\/(pl|ru)-[^/]+\.js$/, (route) => {
    held.push(route)
  })

  const choose = async (language: Language) => {
    await page
      .getByRole('button', { name: new RegExp(wordsOf(spoken)('langSwitcher.open')) })
      .click()
    await page.getByRole('menuitemradio', { name: languageEntry(language).name }).click()
  }

  return {
    choose,

    answer: async (how: (route: Route) => Promise<void>) => {
      await expect.poll(() => held.length).toBeGreaterThan(0)
      for (const route of held.splice(0)) await how(route)
    },

    /** The page speaks the current language, in words, address and mark. */
    see: async ({ context: { current } }: State, event: AnyEventObject) => {
      spoken = current
      const t = wordsOf(current)
      await expect(page.locator('html')).toHaveAttribute('lang', languageEntry(current).tag)
      await expect(page).toHaveURL(`/${current}/blog`)
      await expect(page.getByRole('searchbox')).toHaveAttribute(
        'placeholder',
        t('blogPage.searchPlaceholder'),
      )
      if (isFailed(event.type)) {
        await expect(page.getByRole('alert')).toContainText(t('langSwitcher.failed.title'))
      }
    },
  }
}

for (const width of [390, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const path of languagePaths) {
      // The first step is that the words of the start are there.
      const steps = path.slice(1)
      test(steps.map(({ event }) => inWords(event)).join(', '), async ({ page, complaints }) => {
        const visitor = await visit(page)
        await open(page, '/en/blog')
        for (const { event, state } of steps) {
          await executorFor(EXECUTORS, event).act(visitor, event)
          await visitor.see(state, event)
        }
        // Words that did not come are something to complain about.
        expect(
          complaints.filter((complaint) => !/(pl|ru)-|Failed to load/.test(complaint)),
        ).toEqual([])
        complaints.splice(0)
      })
    }
  })
}
