import { useEffect, useState } from 'react'
import { SUITE_RAN, SUITES_ADDRESS, type SuiteRun } from '../live-view-api.ts'

/** What the generated tests took when they last ran, kept up to date while the view is open. */
export function useSuiteRuns(): readonly SuiteRun[] {
  const [runs, setRuns] = useState<readonly SuiteRun[]>([])

  useEffect(() => {
    const read = async () => {
      const response = await fetch(SUITES_ADDRESS)
      if (response.ok) setRuns(await response.json())
    }
    void read()
    import.meta.hot?.on(SUITE_RAN, read)
    return () => import.meta.hot?.off(SUITE_RAN, read)
  }, [])

  return runs
}
