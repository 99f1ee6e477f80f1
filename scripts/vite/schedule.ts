import type { Plugin } from 'vite'

/**
 * Defines the schedule that is prerendered: a build has the end of the last event that is over, so that two
 * builds are the same; any time between two ends means the same schedule.
 */
export const schedule = (): Plugin => ({
  name: 'schedule',
  async config(_, { command }) {
    return {
      define: { __PRERENDERED_AS_OF__: command === 'build' ? await lastEnd() : Date.now() },
    }
  },
})

async function lastEnd(): Promise<number> {
  const events = new URL('../../src/content/events.ts', import.meta.url).href
  const { lastEndBefore }: typeof import('../../src/content/events.ts') = await import(events)
  return lastEndBefore(Date.now())
}
