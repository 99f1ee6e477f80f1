import { renderResponse } from '../app/server-renderers.tsx'
import { logToStdout } from '../server/log.ts'
import { createService } from '../server/service.ts'
import { readSettings } from '../server/settings.ts'

/** Separate from the data of a production server started in this folder. */
const DEFAULTS = { DATA_DIR: './data/dev' }

/** The API alone, for Vite's dev server, which serves the pages itself and loads this module. */
const settings = readSettings({ ...DEFAULTS, ...process.env })
const service = await createService(settings, logToStdout(), { renderResponse })
service.start()

export default service.app
