import { createActor, fromPromise, waitFor } from 'xstate'
import { LANGUAGE_KEY, languageSources } from '../i18n/detect-language.ts'
import { type Language, languageEntry } from '../i18n/languages.ts'
import { loadTexts } from '../i18n/load-texts.ts'
import { type LanguageActor, languageMachine } from '../machines/language.machine.ts'
import { namespacesAt } from '../urls/location.ts'

/** Storage may be blocked; the language is then detected on every visit. */
function saveLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch {}
}

interface PageInLanguage {
  /** Loads the page shown in another language; rejects where it cannot be opened. */
  loadPage: (language: Language) => Promise<void>
  /** Takes the visitor there. */
  openInLanguage: (language: Language) => void
}

/** The language of the site in this browser, already detected and loading. */
export function startBrowserLanguage({ loadPage, openInLanguage }: PageInLanguage): LanguageActor {
  const machine = languageMachine.provide({
    actors: {
      loadTexts: fromPromise(({ input }) => loadTexts(input, namespacesAt(location))),
      loadPage: fromPromise(({ input }) => loadPage(input)),
    },
    actions: {
      save: ({ context }) => saveLanguage(context.current),
      markDocument: ({ context }) => {
        const { tag } = languageEntry(context.current)
        // Setting it recalculates all styles, even if it is the same.
        if (document.documentElement.lang !== tag) document.documentElement.lang = tag
      },
      openInLanguage: ({ context }) => openInLanguage(context.current),
    },
  })
  return createActor(machine, { input: languageSources() }).start()
}

/** Resolves when the texts have loaded or failed to load. */
export const whenLanguageSettled = (language: LanguageActor) =>
  waitFor(language, (state) => !state.matches('initializing'))
