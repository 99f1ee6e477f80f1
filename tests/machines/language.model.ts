import type { SnapshotFrom } from 'xstate'
import { language } from '../../src/dev/machine-events.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { languageMachine } from '../../src/machines/language.machine.ts'
import { type Model, Requests, type Step } from './explore.ts'

type LanguageStep = Step<typeof languageMachine, World>

interface Effect {
  effect: 'save' | 'markDocument' | 'openInLanguage'
  language: Language
}

/** What the visitor wants, and which texts have loaded */
interface World {
  /** The texts of the first language, and the page in every other one */
  texts: Requests<void, Language>
  pages: Requests<void, Language>
  /** The language that the visitor reads, once there is one */
  current: Language | null
  /** The language that the visitor should read next */
  wanted: Language
  /** What the machine does, in order, and what it did in the step that came last */
  effects: Effect[]
  effectsOfStep: Effect[]
  /** Pages asked for by the end of the step that came last, and in it */
  pagesSeen: number
  asked: number
  should: { load: boolean; commit: boolean; open: boolean; report: Language | null }
}

const awaited = ({ texts, pages }: Pick<World, 'texts' | 'pages'>) => [...texts.open, ...pages.open]

const isBusy = (snapshot: SnapshotFrom<typeof languageMachine>) =>
  snapshot.matches('initializing') || snapshot.matches({ ready: 'switching' })
const isDone = (type: string) => type.startsWith('xstate.done.actor.')
const isError = (type: string) => type.startsWith('xstate.error.actor.')

function observe({ event, world }: LanguageStep): void {
  const isStarted = world.current !== null
  world.should = { load: false, commit: false, open: false, report: null }
  world.effectsOfStep = world.effects.splice(0)
  world.asked = world.pages.made.length - world.pagesSeen
  world.pagesSeen = world.pages.made.length
  const type: string = event.type
  if (event.type === 'language.choose' && isStarted) {
    world.wanted = event.language
    world.should.load = event.language !== world.current
  }
  if (isDone(type)) {
    world.current = world.wanted
    world.should.commit = true
    world.should.open = isStarted
  }
  if (isError(type)) {
    if (isStarted) world.should.report = world.wanted
    world.wanted = world.current ?? world.wanted
  }
}

/** Whether an effect took place in this step exactly when it should, with the current language. */
const happened = (
  effect: Effect['effect'],
  should: boolean,
  { after, world: { effectsOfStep } }: LanguageStep,
) => {
  const languages = effectsOfStep
    .filter((each) => each.effect === effect)
    .map(({ language }) => language)
  return should
    ? languages.length === 1 && languages[0] === after.context.current
    : languages.length === 0
}

export const model: Model<typeof languageMachine, World> = {
  machine: languageMachine,
  createWorld: () => ({
    texts: new Requests(),
    pages: new Requests(),
    current: null,
    wanted: 'pl',
    effects: [],
    effectsOfStep: [],
    pagesSeen: 0,
    asked: 0,
    should: { load: false, commit: false, open: false, report: null },
  }),
  input: language.input,
  provide: (machine, { texts, pages, effects }) => {
    const note = (effect: Effect['effect']) => (step: { context: { current: Language } }) => {
      effects.push({ effect, language: step.context.current })
    }
    return machine.provide({
      actors: { loadTexts: texts.logic, loadPage: pages.logic },
      actions: {
        save: note('save'),
        markDocument: note('markDocument'),
        openInLanguage: note('openInLanguage'),
      },
    })
  },
  bucket: ({ context }) => [context.current, context.requested],
  payloads: {
    // Of all languages three: the current one, one that is loading, and another.
    'language.choose': { en: { language: 'en' }, pl: { language: 'pl' }, ru: { language: 'ru' } },
  },
  answer: async (event, { texts, pages }) => {
    for (const loads of [texts, pages])
      await (isDone(event.type) ? loads.succeed() : loads.fail(new Error('no network')))
  },
  observe,
  atStart: {
    'the texts of the detected language are being loaded': ({ after, world }) =>
      isBusy(after) &&
      world.texts.made.length === 1 &&
      awaited(world).every(({ input }) => input === world.wanted),
  },
  invariants: {
    'the site keeps its language while the page is loading in the next one, or cannot be loaded': ({
      before,
      event,
      after,
    }) => isDone(event.type) || after.context.current === before.context.current,

    'as soon as what it needs is loaded the site is in the language that was chosen': ({
      event,
      after,
      world,
    }) => !isDone(event.type) || after.context.current === world.current,

    'one load at most is awaited, and it is that of the last choice': ({ world }) =>
      awaited(world).length <= 1 && awaited(world).every(({ input }) => input === world.wanted),

    'nothing is requested but what the visitor chose last': ({ after, world }) =>
      after.context.requested === world.wanted,

    'the language system is busy exactly while a load is awaited': ({ after, world }) =>
      isBusy(after) === awaited(world).length > 0,

    'choosing another language than the current one loads the page in it, and nothing else does': ({
      world,
    }) => world.asked === Number(world.should.load),

    'when the first language cannot be loaded, the machine ends as failed, with that language': ({
      event,
      before,
      after,
      world,
    }) =>
      world.current !== null ||
      !isError(event.type) ||
      (after.matches('failed') &&
        after.status === 'done' &&
        after.context.current === before.context.current),

    'once a language is loaded, another one can always be chosen': ({ after, world }) =>
      world.current === null || after.status === 'active',

    'a language is saved when it becomes current, and never before': (step) =>
      happened('save', step.world.should.commit, step),

    'the document is marked with a language when it becomes current, and never before': (step) =>
      happened('markDocument', step.world.should.commit, step),

    'the visitor is taken to the page in another language by a switch only': (step) =>
      happened('openInLanguage', step.world.should.open, step),

    'the page opens in another language after that is saved and marked': ({
      world: { effectsOfStep },
    }) => effectsOfStep.slice(0, -1).every(({ effect }) => effect !== 'openInLanguage'),

    'a switch that fails is reported, with the language that was chosen': ({ emitted, world }) =>
      emitted.length === Number(world.should.report !== null) &&
      emitted.every(({ language }) => language === world.should.report),
  },
}
