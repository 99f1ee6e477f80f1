import type { AnyStateMachine } from 'xstate'
import { inquiryMachine } from '../machines/inquiry.machine.ts'
import { languageMachine } from '../machines/language.machine.ts'
import { menuMachine } from '../machines/menu.machine.ts'
import { toasterMachine } from '../machines/toaster.machine.ts'

/** Every machine of the site, by its id. */
export const MACHINES: ReadonlyMap<string, AnyStateMachine> = new Map(
  [toasterMachine, menuMachine, languageMachine, inquiryMachine].map((machine) => [
    machine.id,
    machine,
  ]),
)
