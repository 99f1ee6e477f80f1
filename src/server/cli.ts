import { runCli } from './cli/run.ts'
import { createLog } from './log.ts'
import { openExistingStore } from './store/open.ts'

const log = createLog((line) => process.stderr.write(`${line}\n`), Date.now)

process.exitCode = await runCli(process.argv.slice(2), {
  environment: process.env,
  openStore: (settings) => openExistingStore(settings, log),
  now: Date.now,
  stdout: (text) => process.stdout.write(text),
  stderr: (text) => process.stderr.write(text),
})
