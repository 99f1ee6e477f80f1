import { readFile } from 'node:fs/promises'
import { MACHINES } from '../../src/dev/machines.ts'
import { machinePage } from './page.ts'

export interface MachinePage {
  /** Where it belongs: `docs/machines/menu.md` */
  file: string
  text: string
}

/** The pages of all machines as they should be. */
export const machinePages = (): Promise<MachinePage[]> =>
  Promise.all(
    [...MACHINES.values()].map(async (machine) => {
      const source = `src/machines/${machine.id}.machine.ts`
      const text = machinePage(machine, source, await readFile(source, 'utf8'))
      return { file: `docs/machines/${machine.id}.md`, text }
    }),
  )
