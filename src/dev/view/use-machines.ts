import { useEffect, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { MACHINE_CHANGED } from '../live-view-api.ts'
import { machinesIn } from '../machines.ts'

type Machines = ReadonlyMap<string, AnyStateMachine>

/** The machines, hot-reloaded, and a notice once one of them has changed. */
export function useMachines(first: Machines): { machines: Machines; notice: string | null } {
  const [machines, setMachines] = useState(first)
  const [notice, setNotice] = useState<string | null>(null)

  useEffect(() => {
    const onChange = async ({ file }: { file: string }) => {
      try {
        const module = await import(/* @vite-ignore */ `/${file}?t=${Date.now()}`)
        setMachines((before) => new Map([...before, ...machinesIn([module])]))
        setNotice(`${file} has changed: its actors start anew, the simulator replays its script.`)
      } catch (error) {
        setNotice(`${file} has changed and cannot be loaded: ${error}`)
      }
    }
    import.meta.hot?.on(MACHINE_CHANGED, onChange)
    return () => import.meta.hot?.off(MACHINE_CHANGED, onChange)
  }, [])

  return { machines, notice }
}
