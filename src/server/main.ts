import { BadSettings, readSettings } from './env.ts'
import { listen, stopOnSignal } from './listen.ts'
import { logToStdout } from './log.ts'
import { loadSite } from './pages.ts'
import { createService } from './service.ts'

const log = logToStdout()

try {
  const settings = readSettings(process.env)
  const service = await createService(settings, log, await loadSite(settings.siteDirectory))
  const server = await listen(service.handlers, settings)
  stopOnSignal(server, service, log)
  service.start()
  log.info('server.ready', { port: server.port, url: `http://localhost:${server.port}` })
} catch (error) {
  if (error instanceof BadSettings) process.stderr.write(`${error.message}\n`)
  else log.error('server.notStarted', error)
  process.exit(1)
}
