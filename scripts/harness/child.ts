import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/**
 * Lets a process live no longer than this one.
 *
 * @param atExit the signal that it gets when this one ends
 * @returns sends it a signal, unless it has ended, and waits until it has
 */
export function supervise(child: ChildProcess, atExit: NodeJS.Signals) {
  const kill = () => child.kill(atExit)
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  return async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
}
