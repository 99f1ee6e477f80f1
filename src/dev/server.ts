import { renderResponse } from '../app/server-renderers.tsx'
import { logToStdout } from '../server/log.ts'
import { createService } from '../server/service.ts'
import { readSettings } from '../server/settings.ts'

/** Separate from the data of a production server started in this folder. */
const DEFAULTS = { DATA_DIR: './data/dev' }

/** What this module leaves for the next edit: Vite then loads it again, in the same process. */
const kept = globalThis as { duetService?: Awaited<ReturnType<typeof createService>> }

/** The API alone, for Vite's dev server, which serves the pages itself and loads this module. */
const settings = readSettings({ ...DEFAULTS, ...process.env })
await kept.duetService?.stop()
const service = await createService(settings, logToStdout(), { renderResponse })
kept.duetService = service
service.start()

export default service.app
