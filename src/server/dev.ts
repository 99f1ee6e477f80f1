import { renderAnswer } from '../answer.tsx'
import { readSettings } from './env.ts'
import { logToStdout } from './log.ts'
import { createService } from './service.ts'

/** Separate from the data of a production server started in this folder. */
const DEFAULTS = { DATA_DIR: './data/dev' }

/** The API alone, for Vite's dev server, which serves the pages itself and loads this module. */
const settings = readSettings({ ...DEFAULTS, ...process.env })
const service = await createService(settings, logToStdout(), { renderAnswer })
service.start()

export default service.app
