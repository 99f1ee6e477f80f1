import { type ActorRefFrom, assertEvent, assign, emit, fromPromise, setup } from 'xstate'
import type { Language, LanguageSources } from '../i18n/languages.ts'
import { detectLanguage } from '../i18n/location.ts'

/** The visitor chose a language from the menu. */
export type LanguageEvent = { type: 'language.choose'; language: Language }

/** The chosen language could not be loaded: the old one stays. */
export type LanguageEmitted = { type: 'language.unavailable'; language: Language }

interface LanguageContext {
  /** The language of the site now; before the first resolution, the one that was detected */
  current: Language
  /** The language being loaded; `current` unless a switch is under way */
  requested: Language
}

/**
 * Which language the site speaks (specification, Languages).
 *
 * The outside world is provided: `loadDictionary` fetches the words, `save` remembers the choice,
 * `markDocument` sets `<html lang>`, `openInLanguage` takes the visitor to the same page in the
 * language just chosen.
 */
export const languageMachine = setup({
  types: {
    context: {} as LanguageContext,
    input: {} as LanguageSources,
    events: {} as LanguageEvent,
    emitted: {} as LanguageEmitted,
  },
  actors: {
    loadDictionary: fromPromise<void, Language>(() =>
      Promise.reject(new Error('loadDictionary is not provided')),
    ),
  },
  actions: {
    /** Notes the visitor's choice. */
    request: assign({
      requested: ({ event }) => {
        assertEvent(event, 'language.choose')
        return event.language
      },
    }),
    /** Makes the language that was asked for the current one. */
    commit: assign({ current: ({ context }) => context.requested }),
    /** Forgets the choice: the current language stays. */
    withdraw: assign({ requested: ({ context }) => context.current }),
    /** Tells that the chosen language could not be loaded. */
    reportUnavailable: emit(({ context }) => ({
      type: 'language.unavailable',
      language: context.requested,
    })),
    /** Remembers the current language for the next visit. */
    save: () => {},
    /** Sets the language of the document. */
    markDocument: () => {},
    /** Takes the visitor to the same page in the new language. */
    openInLanguage: () => {},
  },
  guards: {
    /** The visitor chose the language that is read already. */
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
    // The words of the language that was detected are on their way.
    initializing: {
      tags: 'busy',
      invoke: {
        src: 'loadDictionary',
        input: ({ context }) => context.requested,
        onDone: 'ready',
        onError: 'failed',
      },
    },
    // The words cannot be had: nothing changes by itself, and nothing is saved.
    failed: { type: 'final' },
    // The site speaks.
    ready: {
      entry: ['save', 'markDocument'],
      initial: 'idle',
      on: {
        'language.choose': [
          { guard: 'choosesCurrent', target: '.idle', actions: 'withdraw' },
          // Entering `switching` again stops the load before it: only the last choice can commit.
          { target: '.switching', actions: 'request' },
        ],
      },
      states: {
        idle: {},
        // The words of the next language are on their way.
        switching: {
          tags: 'busy',
          invoke: {
            src: 'loadDictionary',
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
