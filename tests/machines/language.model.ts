import type { SnapshotFrom } from 'xstate'
import type { Language } from '../../src/i18n/languages.ts'
import { languageMachine } from '../../src/machines/language.machine.ts'
import type { Model, Step } from '../support/model.ts'
import { Requests } from '../support/model-requests.ts'

type LanguageStep = Step<typeof languageMachine, Onlooker>

/** Somebody who knows what the visitor wants and which words have arrived. */
interface Onlooker {
  loads: Requests<void, Language>
  /** The language that the visitor reads, once there is one */
  current: Language | null
  /** The language that the visitor should read next */
  wanted: Language
  /** What the machine did in the step that came last */
  done: Record<'save' | 'markDocument' | 'openInLanguage', Language[]>
  should: { commit: boolean; open: boolean; report: Language | null }
}

const isBusy = (snapshot: SnapshotFrom<typeof languageMachine>) => snapshot.hasTag('busy')
const isDone = (type: string) => type.startsWith('xstate.done.actor.')
const isError = (type: string) => type.startsWith('xstate.error.actor.')

function observe({ event, world }: LanguageStep): void {
  const isStarted = world.current !== null
  world.should = { commit: false, open: false, report: null }
  const type: string = event.type
  if (event.type === 'language.choose' && isStarted) world.wanted = event.language
  if (isDone(type)) {
    world.current = world.wanted
    world.should = { commit: true, open: isStarted, report: null }
  }
  if (isError(type)) {
    if (isStarted) world.should.report = world.wanted
    world.wanted = world.current ?? world.wanted
  }
}

/** Whether an effect took place in this step exactly when it should, with the current language. */
const happened = (
  effect: keyof Onlooker['done'],
  should: boolean,
  { after, world }: LanguageStep,
) => {
  const languages = world.done[effect].splice(0)
  return should
    ? languages.length === 1 && languages[0] === after.context.current
    : languages.length === 0
}

export const languageModel: Model<typeof languageMachine, Onlooker> = {
  machine: languageMachine,
  createWorld: () => ({
    loads: new Requests(),
    current: null,
    wanted: 'pl',
    done: { save: [], markDocument: [], openInLanguage: [] },
    should: { commit: false, open: false, report: null },
  }),
  input: () => ({ pathname: '/pl/blog', saved: 'de', browser: 'fr' }),
  provide: (machine, { loads, done }) =>
    machine.provide({
      actors: { loadDictionary: loads.logic },
      actions: {
        save: ({ context }) => done.save.push(context.current),
        markDocument: ({ context }) => done.markDocument.push(context.current),
        openInLanguage: ({ context }) => done.openInLanguage.push(context.current),
      },
    }),
  bucket: ({ context }) => [context.current, context.requested],
  payloads: {
    'language.choose': (['en', 'pl', 'ru'] as const).map((language) => ({
      type: 'language.choose',
      language,
    })),
  },
  answer: (event, { loads }) =>
    isDone(event.type) ? loads.succeed() : loads.fail(new Error('no network')),
  observe,
  invariants: {
    'the site keeps its language until the words of the next one are there': ({ after, world }) =>
      world.current === null || after.context.current === world.current,

    'one load at most is awaited, and it is that of the last choice': ({ world }) =>
      world.loads.open.length <= 1 && world.loads.open.every(({ input }) => input === world.wanted),

    'nothing is requested but what the visitor chose last': ({ after, world }) =>
      after.context.requested === world.wanted,

    'the language system is busy exactly while a load is awaited': ({ after, world }) =>
      isBusy(after) === world.loads.open.length > 0,

    'choosing the language one reads loads nothing': ({ event, after, world }) =>
      event.type !== 'language.choose' || event.language !== world.current || !isBusy(after),

    'choosing another language loads it': ({ event, after, world }) =>
      event.type !== 'language.choose' ||
      world.current === null ||
      event.language === world.current ||
      isBusy(after),

    'a language that cannot be loaded at the start gives way to no other': ({
      event,
      before,
      after,
      world,
    }) =>
      world.current !== null ||
      !isError(event.type) ||
      (after.matches('failed') && after.context.current === before.context.current),

    'a language is saved when it becomes current, and never before': (step) =>
      happened('save', step.world.should.commit, step),

    'the document is marked with a language when it becomes current, and never before': (step) =>
      happened('markDocument', step.world.should.commit, step),

    'the visitor is taken to the page in another language by a switch only': (step) =>
      happened('openInLanguage', step.world.should.open, step),

    'a switch that fails is reported, with the language that was chosen': ({ emitted, world }) =>
      emitted.length === Number(world.should.report !== null) &&
      emitted.every(({ language }) => language === world.should.report),

    'the language needs no timer': ({ clock }) => clock.running.length === 0,
  },
}
