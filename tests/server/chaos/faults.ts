import pg from 'pg'
import type { DatabaseKind } from '../../../src/server/store/database.ts'
import type { SmtpBehaviour } from '../../support/smtp.ts'
import type { Testbed } from './testbed.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * A fault to inject, and its repair. Everything beyond that repair the server must recover itself.
 */
export interface Fault {
  name: string
  /** Databases that can have it; all, if missing */
  database?: DatabaseKind
  needsDisk?: boolean
  /** While it lasts, pages cannot come either */
  takesPages?: boolean
  inject(testbed: Testbed): Promise<void>
  /** What a supervisor or the operator of another service would do */
  heal(testbed: Testbed): Promise<void>
}

const clockStep = (name: string, offsetMs: number): Fault => ({
  name,
  inject: (testbed) => testbed.setClock(offsetMs),
  heal: (testbed) => testbed.setClock(0),
})

const smtp = (name: string, behaviour: SmtpBehaviour): Fault => ({
  name,
  async inject(testbed) {
    testbed.behaviour.current = behaviour
  },
  async heal(testbed) {
    testbed.behaviour.current = 'accept'
    testbed.disconnectMail()
  },
})

/**
 * Sets the clock of PostgreSQL as well, which measures the rate limit: for a clock that is ahead,
 * what was written before is older.
 */
const bothClocks = (name: string, offsetMs: number): Fault => {
  const step = async (testbed: Testbed, by: number) => {
    const client = new pg.Client(testbed.postgres?.url)
    await client.connect()
    await client.query('update buckets set full_at = full_at - $1, changed_at = changed_at - $1', [
      by,
    ])
    await client.end()
  }
  return {
    name,
    database: 'postgres',
    async inject(testbed) {
      await testbed.setClock(offsetMs)
      await step(testbed, offsetMs)
    },
    async heal(testbed) {
      await testbed.setClock(0)
      await step(testbed, -offsetMs)
    },
  }
}

/** Ends each connection of the server to its database with `end`. */
const connections = (
  name: string,
  end: (pid: number, client: pg.Client) => Promise<unknown>,
): Fault => ({
  name,
  database: 'postgres',
  async inject({ postgres }) {
    if (!postgres) throw new Error('there is no PostgreSQL')
    const client = new pg.Client(postgres.url)
    client.on('error', () => {})
    await client.connect()
    const { rows } = await client.query(
      "select pid from pg_stat_activity where application_name = 'duet-site'",
    )
    // A killed backend ends all others and this connection too.
    for (const { pid } of rows) await end(pid, client).catch(() => {})
    await client.end().catch(() => {})
  },
  async heal() {},
})

export const FAULTS: readonly Fault[] = [
  {
    name: 'the server is killed',
    takesPages: true,
    async inject(testbed) {
      await testbed.server().end('SIGKILL')
    },
    heal: (testbed) => testbed.restartServer(),
  },
  {
    name: 'the disk is full',
    needsDisk: true,
    inject: async ({ disk }) => disk?.fill(),
    heal: async ({ disk }) => disk?.free(),
  },
  clockStep('the clock is set back a day', -DAY_MS),
  clockStep('the clock is set ahead a day', DAY_MS),
  bothClocks('both clocks are set back a day', -DAY_MS),
  bothClocks('both clocks are set ahead a day', DAY_MS),
  {
    name: 'the proxy in front hangs',
    takesPages: true,
    inject: async ({ proxy }) => proxy.hang(),
    heal: async ({ proxy }) => proxy.heal(),
  },
  smtp('the mail server refuses for now', { refuseText: 451 }),
  smtp('the mail server refuses the login', 'refuseLogin'),
  smtp('the mail server hangs', 'hang'),
  smtp('the reply of the mail server is lost', 'dropAfterData'),
  connections('a backend of PostgreSQL is killed', async (pid) => process.kill(pid, 'SIGKILL')),
  connections('an operator ends the connections', (pid, client) =>
    client.query('select pg_terminate_backend($1)', [pid]),
  ),
  {
    name: 'PostgreSQL is killed',
    database: 'postgres',
    inject: async ({ postgres }) => postgres?.cluster.kill(),
    heal: async ({ postgres }) => postgres?.cluster.restart(),
  },
  {
    name: 'PostgreSQL is late at a boot',
    database: 'postgres',
    takesPages: true,
    async inject(testbed) {
      await testbed.server().end('SIGKILL')
      await testbed.postgres?.cluster.kill()
      const isUp = await testbed.restartServer().then(
        () => true,
        () => false,
      )
      if (isUp) throw new Error('a server has started without its database')
    },
    async heal(testbed) {
      await testbed.postgres?.cluster.restart()
      await testbed.restartServer()
    },
  },
  {
    name: 'the line to PostgreSQL hangs',
    database: 'postgres',
    inject: async ({ postgres }) => postgres?.proxy.hang(),
    heal: async ({ postgres }) => postgres?.proxy.heal(),
  },
]
