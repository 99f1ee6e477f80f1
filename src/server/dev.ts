import { readSettings } from './env.ts'
import { logToStdout } from './log.ts'
import { createService } from './service.ts'

/** The API alone, for Vite's dev server, which serves the pages itself. */
const service = await createService(readSettings(process.env), logToStdout())
service.start()

export default service.app
