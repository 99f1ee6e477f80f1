import type { Page, Route } from '@playwright/test'
import { type AnyEventObject, __unsafe_getAllOwnEventDescriptors as ownEvents } from 'xstate'
import { type Language, languageEntry } from '../../src/i18n/languages.ts'
import { languageMachine } from '../../src/machines/language.machine.ts'
import { type PathStep, shortestPaths } from '../support/model-paths.ts'
import { wordsOf } from '../support/words.ts'
import { expect, open, test } from './fixtures.ts'

/** The paths through the language machine, played on the real page: the words come when we say. */

type State = PathStep<typeof languageMachine>['state']

const isDone = (type: string) => type.startsWith('xstate.done.actor.')
const isFailed = (type: string) => type.startsWith('xstate.error.actor.')

/**
 * The site starts in English, whose words are there, so that nobody waits for them again. Other
 * languages may come or not.
 */
function playable(state: State): AnyEventObject[] {
  const { current } = state.context
  return [...new Set(ownEvents(state))].flatMap((type) => {
    if (type !== 'language.choose') {
      return isFailed(type) && state.matches('initializing') ? [] : [{ type }]
    }
    const choices = current === 'en' ? ['en', 'pl', 'ru'] : ['pl', 'ru']
    return choices.map((language) => ({ type, language }))
  })
}

const paths = shortestPaths(languageMachine, {
  input: { pathname: '/en', saved: null, browser: 'en' },
  events: playable,
  bucket: ({ context }) => [context.current, context.requested],
})

const inWords = ({ type, language }: AnyEventObject) =>
  language ? `choose ${language}` : isDone(type) ? 'its words come' : 'its words do not come'

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
    act: async (event: AnyEventObject) => {
      if (event.type === 'language.choose') return choose(event.language)
      await expect.poll(() => held.length).toBeGreaterThan(0)
      for (const route of held.splice(0)) {
        await (isDone(event.type) ? route.continue() : route.abort())
      }
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

    for (const path of paths) {
      test(path.map(({ event }) => inWords(event)).join(', '), async ({ page, complaints }) => {
        const { act, see } = await visit(page)
        // The first step is that the words of the start are there.
        await open(page, '/en/blog')
        for (const { event, state } of path.slice(1)) {
          await act(event)
          await see(state, event)
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
