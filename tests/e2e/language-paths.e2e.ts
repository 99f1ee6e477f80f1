import type { Page, Route } from '@playwright/test'
import type { AnyEventObject } from 'xstate'
import { type Language, languageEntry } from '../../src/i18n/languages.ts'
import type { LanguageEvent } from '../../src/machines/language.machine.ts'
import { languagePaths, type State } from '../machines/language.paths.ts'
import { headingOf, SAMPLE } from '../support/headings.ts'
import { messagesOf } from '../support/messages.ts'
import { expect, open, test } from './fixtures.ts'
import { heading } from './locators.ts'
import { type EventExecutors, groupedByEnd, playPath } from './play-path.ts'

/** The paths through the language machine, played on the real page: the test answers for the words. */

type Visit = Awaited<ReturnType<typeof visit>>

const WORDS_FILE = /\/assets\/(pl|ru)-[^/]+\.js$/

const EXECUTORS: EventExecutors<LanguageEvent, 'done' | 'error', Visit> = {
  'language.choose': {
    does: 'a language is chosen',
    act: ({ choose }, { language }) => choose(language),
  },
  done: { does: 'its words load', act: ({ answer }) => answer((route) => route.continue()) },
  error: {
    does: 'the site does not answer',
    act: ({ answer }) => answer((route) => route.abort()),
  },
}

const isFailed = (type: string) => type.startsWith('xstate.error.actor.')

async function visit(page: Page) {
  type Answer = (route: Route) => Promise<void>
  let spoken: Language = 'en'
  let given: Answer | null = null
  const held: Route[] = []
  // Otherwise a language without its words is opened as a page of its own.
  await page.route(`**/${SAMPLE}`, (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  )
  await page.route(WORDS_FILE, async (route) => {
    if (given) await given(route)
    else held.push(route)
  })

  const choose = async (language: Language) => {
    given = null
    await page
      .getByRole('button', { name: new RegExp(messagesOf(spoken)('langSwitcher.open')) })
      .click()
    await page.getByRole('menuitemradio', { name: languageEntry(language).name }).click()
  }

  return {
    choose,

    /** Answers what was asked for, and what is asked for before the next choice. */
    answer: async (how: Answer) => {
      given = how
      for (const route of held.splice(0)) await how(route)
    },

    /** Texts, URL and `lang` are those of the current language. */
    see: async ({ context: { current } }: State, event: AnyEventObject) => {
      spoken = current
      const t = messagesOf(current)
      await expect(page.locator('html')).toHaveAttribute('lang', languageEntry(current).tag)
      await expect(page).toHaveURL(`/${current}/${SAMPLE}`)
      await expect(heading(page)).toContainText(headingOf(current, SAMPLE))
      if (isFailed(event.type)) {
        await expect(page.getByRole('alert')).toContainText(t('langSwitcher.failed.title'))
      }
    },
  }
}

// The first step is that the words of the start are there.
const paths = languagePaths.map((path) => path.slice(1))

// At both widths the button stands in the header; the narrow one has less room for its menu.
test.use({ viewport: { width: 390, height: 900 } })

for (const [end, group] of groupedByEnd(paths, EXECUTORS)) {
  test(`the language, when ${end}`, async ({ page, browserErrors }) => {
    for (const path of group) {
      const visitor = await visit(page)
      await open(page, `/en/${SAMPLE}`)
      await playPath(visitor, EXECUTORS, path)
      await page.unrouteAll()
    }
    expect(
      browserErrors.splice(0).filter((error) => !/(pl|ru)-|Failed to load|ERR_FAILED/.test(error)),
    ).toEqual([])
  })
}
