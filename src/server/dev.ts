import { renderAnswer } from '../answer.tsx'
import { readSettings } from './env.ts'
import { logToStdout } from './log.ts'
import { createService } from './service.ts'

/** The API alone, for Vite's dev server, which serves the pages itself and loads this module. */
const service = await createService(readSettings(process.env), logToStdout(), { renderAnswer })
service.start()

export default service.app
