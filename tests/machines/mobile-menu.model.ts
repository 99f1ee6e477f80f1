import type { SnapshotFrom } from 'xstate'
import { mobileMenu } from '../../src/dev/machine-events.ts'
import { mobileMenuMachine } from '../../src/machines/mobile-menu.machine.ts'
import type { Model } from './explore.ts'

interface Header {
  /** How often the menu button is given the focus, and was in the step that came last */
  returning: number
  returned: number
}

const LEAVING_FOCUS_ALONE = ['route.changed', 'languages.opened', 'viewport.widened']
const CLOSING = ['menu.toggle', 'menu.choose', 'key.escape', ...LEAVING_FOCUS_ALONE]

const isOpen = (snapshot: SnapshotFrom<typeof mobileMenuMachine>) => snapshot.matches('open')

export const model: Model<typeof mobileMenuMachine, Header> = {
  machine: mobileMenuMachine,
  createWorld: () => ({ returning: 0, returned: 0 }),
  input: () => undefined,
  provide: (machine, header) =>
    machine.provide({
      actions: {
        returnFocus: () => {
          header.returning++
        },
      },
    }),
  payloads: mobileMenu.events,
  observe: ({ world }) => {
    world.returned = world.returning
    world.returning = 0
  },
  atStart: {
    'the page comes with the panel closed': ({ after }) => !isOpen(after),
  },
  invariants: {
    'the button opens a closed panel': ({ before, event, after }) =>
      isOpen(before) || isOpen(after) === (event.type === 'menu.toggle'),

    'button, choice, Escape, another page, the languages and a wider window close an open panel': ({
      before,
      event,
      after,
    }) => !isOpen(before) || isOpen(after) !== CLOSING.includes(event.type),

    'focus goes back to the button exactly when the panel closes and nothing else takes the focus':
      ({ before, event, after, world }) => {
        const closes = isOpen(before) && !isOpen(after)
        return world.returned === Number(closes && !LEAVING_FOCUS_ALONE.includes(event.type))
      },
  },
}
