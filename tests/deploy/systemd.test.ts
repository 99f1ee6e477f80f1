import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import getPort from 'get-port'
import { afterEach, describe, expect, test } from 'vitest'
import { postSubmission } from '../../scripts/harness/submission.ts'
import { startTcpProxy } from '../../scripts/harness/tcp-proxy.ts'
import { isPostgresInstalled, startPostgres } from '../support/postgres.ts'
import { bootSystemd, canBootSystemd } from '../support/systemd.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const isInstalled = spawnSync('systemd-analyze', ['--version']).status === 0

const unit = await readFile('deploy/duet@.service', 'utf8')

/** Runs `systemd-analyze` on the unit of this checkout. */
async function analyze(...args: readonly string[]) {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'duet@.service'), unit.replaceAll('/srv/duet', process.cwd()))
  const { status, stderr } = spawnSync('systemd-analyze', [
    ...args,
    join(folder, 'duet@3000.service'),
  ])
  return { status, errors: stderr.toString() }
}

describe.skipIf(!isInstalled)('systemd', () => {
  test('has nothing to say against the unit', async () => {
    const { status, errors } = await analyze('verify')
    expect(errors).not.toContain('duet@')
    expect(status).toBe(0)
  })

  test('counts what the unit may do as an exposure below 2.5', async () => {
    const { status } = await analyze('security', '--offline=true', '--threshold=24')
    expect(status).toBe(0)
  })
})

describe.skipIf(!canBootSystemd)('a machine that boots with the unit', () => {
  const running: { stop(): Promise<unknown> }[] = []
  afterEach(async () => {
    for (const one of running.splice(0).reverse()) await one.stop()
  })

  async function boot(...settings: readonly string[]) {
    const port = await getPort()
    const systemd = await bootSystemd(unit, port, settings)
    running.push(systemd)
    const url = `http://127.0.0.1:${port}`
    const post = () => postSubmission(url)
    const lines = async (event: string) =>
      (await systemd.output()).split('\n').filter((line) => line.includes(`"event":"${event}"`))
    const isReady = () =>
      expect
        .poll(systemd.output, { timeout: 60_000, interval: 200 })
        .toContain('"event":"server.ready"')
    return { url, post, lines, isReady }
  }

  test('serves the site and stores inquiries, with all that the unit forbids', async () => {
    const { url, post, isReady } = await boot()
    await isReady()
    const page = await fetch(`${url}/pl`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<html lang="pl"')
    expect((await post()).status).toBe(201)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
  })

  test.skipIf(!isPostgresInstalled())(
    'starts the server however late the database comes',
    async () => {
      const postgres = await startPostgres()
      running.push(postgres)
      const database = new URL(await postgres.createDatabase())
      const late = await startTcpProxy(
        { host: '127.0.0.1', port: 0 },
        { path: `${postgres.directory}/.s.PGSQL.5432` },
      )
      running.push(late)
      await postgres.kill()

      const databaseUrl = `postgres://duet@127.0.0.1:${late.port}${database.pathname}`
      const { post, lines, isReady } = await boot(
        `Environment=DATABASE_URL=${databaseUrl}`,
        'RestartSec=100ms',
      )
      const attempts = async () => (await lines('server.notStarted')).length
      await expect.poll(attempts, { timeout: 120_000, interval: 200 }).toBeGreaterThan(4)

      await postgres.restart()
      await isReady()
      expect((await post()).status).toBe(201)
    },
  )
})
