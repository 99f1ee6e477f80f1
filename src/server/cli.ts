import { spawnSync } from 'node:child_process'
import { runCli } from './cli/run.ts'
import { codeOf } from './error-text.ts'
import { createLog } from './log.ts'
import { openExistingStore } from './store/open.ts'

const log = createLog((line) => process.stderr.write(`${line}\n`))

/** The machine's log, where the server's own goes, and which nobody who runs a command can change. */
const systemLog = createLog((line) => {
  const { status } = spawnSync('logger', ['-t', 'duet', line], { stdio: 'ignore' })
  if (status !== 0) process.stderr.write(`${line}\n`)
})

// A reader such as `head` may leave early; that a file is full is an error.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    if (codeOf(error) !== 'EPIPE') throw error
  })

process.exitCode = await runCli(process.argv.slice(2), {
  environment: process.env,
  openStore: (settings) => openExistingStore(settings, log),
  now: Date.now,
  log: systemLog,
  stdout: (text) => process.stdout.write(text),
  stderr: (text) => process.stderr.write(text),
})
