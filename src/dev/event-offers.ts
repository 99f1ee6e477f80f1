import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  __unsafe_getAllOwnEventDescriptors as ownEvents,
} from 'xstate'
import { LANGUAGES } from '../i18n/languages.ts'
import type { Toast } from '../machines/toaster.machine.ts'

const exampleToast = (actor: AnyActorRef, kind: Toast['kind']): Toast => ({
  id: `example-${kind}`,
  kind,
  title: kind === 'success' ? 'contactPage.success.title' : 'contactPage.errors.title',
  description:
    kind === 'success' ? 'contactPage.success.description' : 'contactPage.errors.required',
  duration: 5000,
  dismiss: () => actor.send({ type: 'toast.close', id: `example-${kind}` }),
})

/** What an event carries, for those that carry something: by type, then by a word for the label. */
const CONTENTS: Record<
  string,
  (actor: AnyActorRef, snapshot: AnyMachineSnapshot) => Record<string, object>
> = {
  'toast.show': (actor) => ({
    success: { toast: exampleToast(actor, 'success') },
    error: { toast: exampleToast(actor, 'error') },
  }),
  'toast.close': (_, { context }) => ({ 'this one': { id: context.toast?.id } }),
  'swipe.move': () => ({ '40 px': { dx: 40 }, '60 px': { dx: 60 } }),
  'language.choose': () =>
    Object.fromEntries(LANGUAGES.map(({ code }) => [code, { language: code }])),
  'inquiry.submit': () => ({
    example: { values: { name: 'Anna Nowak', email: 'anna@example.com', message: 'Hello' } },
  }),
}

/** The events that a developer can send to an actor in its present state, by their label. */
export function eventOffers(
  actor: AnyActorRef,
  snapshot: AnyMachineSnapshot,
): Map<string, AnyEventObject> {
  const types = ownEvents(snapshot).filter((type) => !type.startsWith('xstate.'))
  return new Map(
    [...new Set(types)].flatMap((type): [string, AnyEventObject][] => {
      const contents = CONTENTS[type]?.(actor, snapshot)
      return contents
        ? Object.entries(contents).map(([word, content]) => [
            `${type}: ${word}`,
            { type, ...content },
          ])
        : [[type, { type }]]
    }),
  )
}
