import { readFile } from 'node:fs/promises'
import type { AnyStateMachine } from 'xstate'
import { inquiryMachine } from '../../src/machines/inquiry.machine.ts'
import { languageMachine } from '../../src/machines/language.machine.ts'
import { menuMachine } from '../../src/machines/menu.machine.ts'
import { toasterMachine } from '../../src/machines/toaster.machine.ts'
import { machinePage } from './page.ts'

const MACHINES: AnyStateMachine[] = [toasterMachine, menuMachine, languageMachine, inquiryMachine]

export interface MachinePage {
  /** Where it belongs: `docs/machines/menu.md` */
  file: string
  text: string
}

/** The pages of all machines as they should be. */
export const machinePages = (): Promise<MachinePage[]> =>
  Promise.all(
    MACHINES.map(async (machine) => {
      const source = `src/machines/${machine.id}.machine.ts`
      const text = machinePage(machine, source, await readFile(source, 'utf8'))
      return { file: `docs/machines/${machine.id}.md`, text }
    }),
  )
