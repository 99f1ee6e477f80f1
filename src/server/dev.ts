import { readSettings } from './env.ts'
import { createLog } from './log.ts'
import { startService } from './service.ts'

/** The API alone, for Vite's dev server, which serves the pages itself. */
const log = createLog((line) => process.stdout.write(`${line}\n`), Date.now)
const { app } = await startService(readSettings(process.env), log)

export default app
