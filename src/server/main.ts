import { createAdaptorServer } from '@hono/node-server'
import { BadSettings, readSettings } from './env.ts'
import { listen, stopOnSignal } from './listen.ts'
import { createLog } from './log.ts'
import { loadSite } from './pages.ts'
import { startService } from './service.ts'

const log = createLog((line) => process.stdout.write(`${line}\n`), Date.now)

try {
  const settings = readSettings(process.env)
  const service = await startService(settings, log, await loadSite(settings.siteDirectory))
  const server = createAdaptorServer({ fetch: service.app.fetch })
  const port = await listen(server, settings)
  stopOnSignal(server, service, log)
  log.info('server.ready', { port, url: `http://localhost:${port}` })
} catch (error) {
  if (error instanceof BadSettings) process.stderr.write(`${error.message}\n`)
  else log.error('server.notStarted', error)
  process.exit(1)
}
