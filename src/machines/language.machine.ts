import {
  type ActorRefFrom,
  assertEvent,
  assign,
  createActor,
  emit,
  fromPromise,
  setup,
} from 'xstate'
import { detectLanguage, type LanguageSources } from '../i18n/detect-language.ts'
import type { Language } from '../i18n/languages.ts'

/** The visitor chose a language. */
export type LanguageEvent = { type: 'language.choose'; language: Language }

/** The page cannot be opened in the chosen language: the current one stays. */
export type LanguageEmitted = { type: 'language.unavailable'; language: Language }

interface LanguageContext {
  /** The language of the site; the detected one while initialising */
  current: Language
  /** The language being loaded; `current` unless a switch is pending */
  requested: Language
}

/**
 * The language of the site (specification, Languages).
 *
 * Side effects are provided: `loadTexts` loads the texts of the first language, `loadPage` the page shown in
 * another one, `save` persists the choice, `markDocument` sets `<html lang>`, `openInLanguage` navigates to
 * the same page in the chosen language.
 */
export const languageMachine = setup({
  types: {
    context: {} as LanguageContext,
    input: {} as LanguageSources,
    events: {} as LanguageEvent,
    emitted: {} as LanguageEmitted,
  },
  actors: {
    loadTexts: fromPromise<void, Language>(() =>
      Promise.reject(new Error('loadTexts is not provided')),
    ),
    loadPage: fromPromise<void, Language>(() =>
      Promise.reject(new Error('loadPage is not provided')),
    ),
  },
  actions: {
    /** Stores the requested language. */
    request: assign({
      requested: ({ event }) => {
        assertEvent(event, 'language.choose')
        return event.language
      },
    }),
    /** Makes the requested language the current one. */
    commit: assign({ current: ({ context }) => context.requested }),
    /** Cancels the request: the current language stays. */
    withdraw: assign({ requested: ({ context }) => context.current }),
    /** Emits that the page cannot be opened in the requested language. */
    reportUnavailable: emit(({ context }) => ({
      type: 'language.unavailable',
      language: context.requested,
    })),
    /** Persists the current language for the next visit. */
    save: () => {},
    /** Sets `<html lang>`. */
    markDocument: () => {},
    /** Navigates to the same page in the current language. */
    openInLanguage: () => {},
  },
  guards: {
    /** The visitor chose the current language. */
    choosesCurrent: ({ context, event }) => {
      assertEvent(event, 'language.choose')
      return event.language === context.current
    },
  },
}).createMachine({
  id: 'language',
  context: ({ input }) => {
    const detected = detectLanguage(input)
    return { current: detected, requested: detected }
  },
  initial: 'initializing',
  states: {
    // The texts of the detected language are loading.
    initializing: {
      invoke: {
        src: 'loadTexts',
        input: ({ context }) => context.requested,
        onDone: 'ready',
        onError: 'failed',
      },
    },
    // The texts failed to load: nothing is changed or saved.
    failed: { type: 'final' },
    // The texts are loaded.
    ready: {
      entry: ['save', 'markDocument'],
      initial: 'idle',
      on: {
        'language.choose': [
          { guard: 'choosesCurrent', target: '.idle', actions: 'withdraw' },
          // Re-entering `switching` stops the previous load: only the last choice can commit.
          { target: '.switching', actions: 'request' },
        ],
      },
      states: {
        idle: {},
        // The page is loading in the requested language.
        switching: {
          invoke: {
            src: 'loadPage',
            input: ({ context }) => context.requested,
            onDone: {
              target: 'idle',
              actions: ['commit', 'save', 'markDocument', 'openInLanguage'],
            },
            onError: { target: 'idle', actions: ['reportUnavailable', 'withdraw'] },
          },
        },
      },
    },
  },
})

export type LanguageActor = ActorRefFrom<typeof languageMachine>

/** For servers and tests: has the language of a path, and is not started. */
export const languageActorAt = (pathname: string): LanguageActor =>
  createActor(languageMachine, { input: { pathname } })
