import { writeFile } from 'node:fs/promises'
import { domainToASCII } from 'node:url'
import type { ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { formatOfficeTime, inquiryText, LONG_FIELDS, SHORT_FIELDS } from '../inquiry-text.ts'
import { DAY_MS } from '../retention.ts'
import type { Settings } from '../settings.ts'
import { createStore, type Store } from '../store/open.ts'
import { problemsOfBackup, withCopy } from '../store/sqlite.ts'
import type { StoredInquiry } from '../store/tables.ts'
import { formatCsv, formatTable, printable } from './format.ts'

/** A mistake of usage, which the message explains. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Every option that a command may take; `help` is for all. */
export const OPTIONS = {
  csv: { type: 'boolean' },
  json: { type: 'boolean' },
  spam: { type: 'boolean' },
  yes: { type: 'boolean' },
  email: { type: 'string' },
  retry: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies ParseArgsOptionsConfig

export type Options = Partial<ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values']>

export interface Call {
  store: Store
  settings: Settings
  argument: string | undefined
  options: Options
  now: () => number
  print: (text: string) => void
}

interface About {
  usage: string
  summary: string
  options?: readonly Exclude<keyof typeof OPTIONS, 'help'>[]
  takesArgument?: boolean
}

export type Command = About &
  (
    | { needsNoStore?: false; run(call: Call): Promise<void> }
    | { needsNoStore: true; run(call: Omit<Call, 'store'>): Promise<void> }
  )

const MAIL_IS_OFF = 'SMTP_URL is not set here: inquiries are stored and not mailed.\n'

export const COMMANDS: Readonly<Record<string, Command>> = {
  list: {
    usage: 'list',
    summary: 'inquiries, newest first',
    async run({ store, print }) {
      const { regular, flagged, shorten } = await inquiriesBySpam(store)
      const rows = regular.map((inquiry) => [...summaryOf(inquiry), shorten(inquiry.id)])
      print(tableOr('No inquiries.\n', [...SUMMARY, 'ID'], rows))
      if (flagged.length > 0) print(`${flagged.length} more look like spam: see "spam".\n`)
    },
  },

  show: {
    usage: 'show <id>',
    summary: 'one inquiry, whole; the first characters of its id will do',
    takesArgument: true,
    async run(call) {
      call.print(printableText(await findInquiry(call)))
    },
  },

  export: {
    usage: 'export --csv | --json [--spam] [<file>]',
    summary: 'every inquiry, for a spreadsheet or a program, in a new file that you alone can read',
    options: ['csv', 'json', 'spam'],
    takesArgument: true,
    async run({ store, argument, options, print }) {
      if (Boolean(options.csv) === Boolean(options.json)) {
        throw new UsageError('say either --csv or --json')
      }
      const inquiries = await store.inquiries.list(options.spam ? 'flagged' : 'regular')
      const text = options.json ? `${JSON.stringify(inquiries, null, 2)}\n` : csvOf(inquiries)
      if (argument === undefined) return print(text)
      await writeFile(argument, text, { flag: 'wx', mode: 0o600 }).catch((cause) => {
        throw new Error(`${argument} cannot be written: name a new file`, { cause })
      })
      print(`Wrote ${inquiryCount(inquiries.length)} to ${argument}.\n`)
    },
  },

  erase: {
    usage: 'erase <id> | --email <address> [--yes]',
    summary: 'delete for good what one person sent',
    options: ['email', 'yes'],
    takesArgument: true,
    async run(call) {
      const { store, argument, options, print } = call
      if (Boolean(argument) === Boolean(options.email)) {
        throw new UsageError('say either an id or --email <address>')
      }
      const erasable = options.email
        ? await findByEmail(store, options.email)
        : [await findInquiry(call)]
      if (erasable.length === 0) throw new UsageError('no inquiry came from this address')

      if (!options.yes) {
        print(erasable.map(printableText).join('\n'))
        print(`\nThis erases ${inquiryCount(erasable.length)}. Say --yes to do it.\n`)
        return
      }
      const erased = await store.inquiries.erase(erasable.map(({ id }) => id))
      print(`Erased ${inquiryCount(erased)}. Backups still hold them.\n`)
    },
  },

  purge: {
    usage: 'purge [--yes]',
    summary:
      'delete what is older than it may be kept, with traces that an erasure left; the server does so every day',
    options: ['yes'],
    async run({ store, settings, options, now, print }) {
      const { retentionDays: days } = settings
      const before = now() - days * DAY_MS
      if (!options.yes) {
        const old = (await store.inquiries.list()).filter(({ receivedAt }) => receivedAt < before)
        print(
          `This erases ${inquiryCount(old.length)} from before ${formatOfficeTime(before)}. Say --yes to do it.\n`,
        )
        return
      }
      const purged = await store.inquiries.purge(before)
      print(`Erased ${inquiryCount(purged)} older than ${days} days.\n`)
    },
  },

  spam: {
    usage: 'spam',
    summary: 'inquiries flagged as spam, with the reasons',
    async run({ store, print }) {
      const { flagged, shorten } = await inquiriesBySpam(store)
      const rows = flagged.map((inquiry) => [
        ...summaryOf(inquiry),
        inquiry.flags.join(', '),
        shorten(inquiry.id),
      ])
      print(tableOr('Nothing looks like spam.\n', [...SUMMARY, 'WHY', 'ID'], rows))
    },
  },

  release: {
    usage: 'release <id>',
    summary: 'this is no spam: list it, and mail it if it has not been',
    takesArgument: true,
    async run(call) {
      const { id } = await findInquiry(call)
      if (!(await call.store.inquiries.release(id, call.now()))) {
        throw new UsageError('this inquiry is no spam already')
      }
      call.print(`Released ${id}.\n`)
      if (!call.settings.mail) call.print(MAIL_IS_OFF)
    },
  },

  outbox: {
    usage: 'outbox [--retry <id>]',
    summary: 'mails that wait or were refused; --retry sends a dead one again',
    options: ['retry'],
    async run(call) {
      const { store, settings, options, now, print } = call
      if (options.retry !== undefined) {
        const { id } = await findInquiry({ ...call, argument: options.retry })
        if (!(await store.outbox.revive(id, now()))) throw new UsageError('this mail is not dead')
        print(`${id} will be tried again.\n`)
      } else {
        const { shorten } = await inquiriesBySpam(store)
        const rows = (await unsentMails(store)).map((entry) => [
          entry.state,
          String(entry.attempts),
          entry.state === 'waiting' ? formatOfficeTime(entry.dueAt) : '',
          shorten(entry.inquiryId),
          entry.lastError ?? '',
        ])
        const head = ['STATE', 'ATTEMPTS', 'NEXT', 'ID', 'LAST ERROR']
        print(tableOr('No mail waits.\n', head, rows))
      }
      if (!settings.mail) print(MAIL_IS_OFF)
    },
  },

  backup: {
    usage: 'backup <file>',
    summary: 'a complete copy in a new file, also while the server runs (SQLite)',
    takesArgument: true,
    async run({ store, argument, print }) {
      if (!argument) throw new UsageError('say which file to write')
      await store.backup(argument)
      print(`Wrote ${argument}. Check it with "restore-check ${argument}".\n`)
    },
  },

  'restore-check': {
    usage: 'restore-check <file>',
    summary: 'is this backup whole, and can the server work with it?',
    takesArgument: true,
    needsNoStore: true,
    async run({ argument, print }) {
      if (!argument) throw new UsageError('say which file to check')
      const problems = problemsIn(argument)
      if (problems.length > 0) throw new Error(`the backup is damaged: ${problems.join('; ')}`)

      const [{ regular, flagged }, unsent] = await withCopy(argument, (database) => {
        const store = createStore(database)
        return Promise.all([inquiriesBySpam(store), unsentMails(store)])
      })
      print(
        `Good: ${inquiryCount(regular.length)}, ${flagged.length} flagged as spam, ${unsent.length} ${unsent.length === 1 ? 'mail' : 'mails'} not sent.\n`,
      )
    },
  },
}

function problemsIn(file: string): string[] {
  try {
    return problemsOfBackup(file)
  } catch (cause) {
    throw new Error(`${file} cannot be read as a backup: name a file that "backup" wrote`, {
      cause,
    })
  }
}

async function findInquiry({ store, argument }: Pick<Call, 'store' | 'argument'>) {
  if (!argument) throw new UsageError('say which one: its id, or the first characters of it')
  const prefix = argument.toLowerCase()
  const found = (await store.inquiries.list()).filter(({ id }) => id.startsWith(prefix))
  const [inquiry, another] = found
  if (!inquiry) throw new UsageError('no inquiry has this id')
  if (another) {
    const candidates = found.map((each) => [...summaryOf(each), each.id])
    throw new UsageError(
      `several ids start like this: give more characters\n\n${formatTable([...SUMMARY, 'ID'], candidates)}`,
    )
  }
  return inquiry
}

async function findByEmail({ inquiries }: Store, email: string): Promise<StoredInquiry[]> {
  const wanted = mailboxOf(email)
  return (await inquiries.list()).filter((inquiry) => mailboxOf(inquiry.email) === wanted)
}

/** Normalizes an e-mail address: `ŻAK@Bücher.example` → `żak@xn--bcher-kva.example` */
function mailboxOf(email: string): string {
  const [domain = '', ...name] = email.normalize().toLowerCase().split('@').toReversed()
  return [...name.toReversed(), domainToASCII(domain) || domain].join('@')
}

/** All inquiries, newest first, and a function that shortens an id so that `show` still finds it. */
async function inquiriesBySpam({ inquiries }: Store) {
  const all = await inquiries.list()
  let length = SHORTEST_ID
  while (new Set(all.map(({ id }) => id.slice(0, length))).size < all.length) length += 1
  return {
    regular: all.filter(({ flags }) => flags.length === 0),
    flagged: all.filter(({ flags }) => flags.length > 0),
    shorten: (id: string) => id.slice(0, length),
  }
}

const unsentMails = async ({ outbox }: Store) =>
  (await outbox.entries()).filter(({ state }) => state !== 'sent')

const SUMMARY = ['RECEIVED', 'TYPE', 'NAME', 'E-MAIL'] as const

const summaryOf = ({ receivedAt, type, name, email }: StoredInquiry): string[] => [
  formatOfficeTime(receivedAt),
  type,
  name,
  email,
]

const tableOr = (nothing: string, head: readonly string[], rows: readonly string[][]): string =>
  rows.length === 0 ? nothing : formatTable(head, rows)

const printableText = (inquiry: StoredInquiry): string => printable(inquiryText(inquiry))

const CSV_COLUMNS = [
  'id',
  'received',
  'type',
  'language',
  ...SHORT_FIELDS,
  'event',
  ...LONG_FIELDS,
  'flags',
] as const

const csvOf = (inquiries: readonly StoredInquiry[]): string =>
  formatCsv(
    CSV_COLUMNS,
    inquiries.map((inquiry) => {
      const texts = {
        ...inquiry,
        received: new Date(inquiry.receivedAt).toISOString(),
        flags: inquiry.flags.join(', '),
      }
      return CSV_COLUMNS.map((column) => texts[column] ?? '')
    }),
  )

/** Most often unique, and short enough to type. */
const SHORTEST_ID = 8

const inquiryCount = (count: number): string => `${count} ${count === 1 ? 'inquiry' : 'inquiries'}`
