import { createActor, fromPromise, waitFor } from 'xstate'
import { LANGUAGE_KEY, languageSources } from '../i18n/detect-language.ts'
import { type Language, languageEntry } from '../i18n/languages.ts'
import { loadLanguage } from '../i18n/load-texts.ts'
import { type LanguageActor, languageMachine } from '../machines/language.machine.ts'
import { namespacesAt } from '../urls/location.ts'

/** Storage may be blocked; the language is then detected on every visit. */
function saveLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch {}
}

/**
 * The language of the site in this browser, already detected and loading.
 *
 * @param openInLanguage takes the visitor to the page shown, in another language
 */
export function startBrowserLanguage(openInLanguage: (language: Language) => void): LanguageActor {
  const machine = languageMachine.provide({
    actors: {
      loadLanguage: fromPromise(({ input }) => loadLanguage(input, namespacesAt(location))),
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
export const languageSettled = (language: LanguageActor) =>
  waitFor(language, (state) => !state.matches('initializing'))
