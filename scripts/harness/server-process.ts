import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Submission } from '../../src/inquiry/api.ts'
import { supervise } from './child.ts'
import { postSubmission } from './submission.ts'

const CHECKOUT = join(import.meta.dirname, '../..')

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>

/** A temporary directory with a site of one page, for servers that keep their data in it. */
export async function serverDirectory() {
  const directory = await mkdtemp(join(tmpdir(), 'duet-server-'))
  await mkdir(join(directory, 'site'))
  await writeFile(join(directory, 'site', 'index.html'), '<!doctype html><title>Duet</title>')
  await writeFile(join(directory, 'csp.json'), '{}')
  await mkdir(join(directory, 'server'))
  await writeFile(
    join(directory, 'server', 'server-renderers.js'),
    'export const renderResponse = async () => "<!doctype html><title>Duet</title>"; export const renderNotFound = renderResponse; export const contentForQuery = async () => ({})',
  )
  return {
    environment: {
      DATA_DIR: join(directory, 'data'),
      SITE_DIR: join(directory, 'site'),
      HOST: '127.0.0.1',
      PORT: '0',
      RATE_LIMIT: '1000000',
      RATE_LIMIT_TOTAL: '1000000',
    },
    remove: () => rm(directory, { recursive: true }),
  }
}

/** The server in a process of its own, listening. */
export async function startServerProcess(...options: Parameters<typeof spawnServer>) {
  const child = spawnServer(...options)
  const end = supervise(child, 'SIGKILL')
  child.stderr.on('data', (text) => process.stderr.write(text))
  const lines: string[] = []
  const listeners = new Set<(line: string) => void>()
  const log = createInterface(child.stdout).on('line', (line) => {
    lines.push(line)
    for (const listener of listeners) listener(line)
  })

  /** Resolves with the first log line, past or future, of an event */
  const event = (name: string) =>
    new Promise<string>((resolve, reject) => {
      const check = (line: string) => line.includes(`"event":"${name}"`) && resolve(line)
      lines.forEach(check)
      listeners.add(check)
      child.once('exit', () => reject(new Error(`ended before ${name}:\n${lines.join('\n')}`)))
    })

  const { port } = JSON.parse(await event('server.ready'))
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    process: child,
    /** Lines of its log so far */
    lines,
    event,
    /** Reads its log no longer: a benchmark would spend time and memory on it */
    ignoreLog() {
      log.close()
      child.stdout.resume()
    },
    post: (submission: Submission) => postSubmission(url, submission),
    /** Sends a signal and waits for the exit; returns the exit code, null when killed */
    async end(signal: NodeJS.Signals): Promise<number | null> {
      await end(signal)
      return child.exitCode
    },
  }
}

/** Spawns the server of a release, or of this checkout; it inherits no settings. */
export const spawnServer = (environment: Record<string, string>, release = CHECKOUT) =>
  spawn(join(release, 'node_modules/.bin/node'), ['src/server/main.ts'], {
    cwd: release,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
