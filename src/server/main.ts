import { errorText } from './error-text.ts'
import { listen, stopOnSignal } from './listen.ts'
import { logToStdout } from './log.ts'
import { loadSite } from './pages.ts'
import { createService } from './service.ts'
import { BadSettingsError, readSettings } from './settings.ts'

const log = logToStdout()

try {
  const settings = readSettings(process.env)
  const service = await createService(settings, log, await loadSite(settings.siteDirectory))
  const server = await listen(service.app, settings)
  stopOnSignal(server, service, log)
  service.start()
  log.info('server.ready', { port: server.port, url: `http://localhost:${server.port}` })
} catch (error) {
  // Before the first request, no message can quote a visitor.
  process.stderr.write(`${errorText(error)}\n`)
  if (!(error instanceof BadSettingsError)) log.error('server.notStarted', error)
  process.exit(1)
}
