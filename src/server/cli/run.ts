import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { errorText } from '../error-text.ts'
import type { Log } from '../log.ts'
import { BadSettingsError, readSettings, type Settings } from '../settings.ts'
import type { Store } from '../store/open.ts'
import { COMMANDS, type Command, OPTIONS, type Options, UsageError } from './commands.ts'

interface CliDependencies {
  environment: Readonly<Record<string, string | undefined>>
  openStore: (settings: Settings) => Promise<Store>
  now: () => number
  /** Where is kept who has run what */
  log: Pick<Log, 'info'>
  stdout: (text: string) => void
  stderr: (text: string) => void
}

const HELP = `Read, export and delete the inquiries that the site received.

  npm run inquiries -- <command>

${Object.values(COMMANDS)
  .map(({ usage, summary }) => `  ${usage}\n      ${summary}\n`)
  .join('')}
Settings (DATABASE_URL, DATA_DIR, …) are the server's: see docs/operations.md.
`

/** Runs one command; returns the exit code: 0 success, 1 failure, 2 usage error. */
export async function runCli(
  args: readonly string[],
  dependencies: CliDependencies,
): Promise<0 | 1 | 2> {
  const { stdout, stderr } = dependencies
  try {
    const [name = 'help', ...rest] = args
    if (['help', '--help', '-h'].includes(name)) {
      stdout(HELP)
      return 0
    }
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
    if (!command) {
      stderr(`There is no command "${name}".\n\n${HELP}`)
      return 2
    }
    const { argument, options } = parseArguments(command, rest)
    if (options.help) {
      stdout(HELP)
      return 0
    }
    const settings = readSettings(dependencies.environment)
    dependencies.log.info('command', {
      command: name,
      user: dependencies.environment.SUDO_USER ?? userInfo().username,
    })
    const call = { settings, argument, options, now: dependencies.now, print: stdout }
    if (command.needsNoStore) {
      await command.run(call)
      return 0
    }
    const store = await dependencies.openStore(settings)
    try {
      await command.run({ ...call, store })
    } finally {
      await store.close()
    }
    return 0
  } catch (error) {
    stderr(`${errorText(error)}\n`)
    return error instanceof UsageError || error instanceof BadSettingsError ? 2 : 1
  }
}

/** What one command takes; anything else is a mistake, with what it does take. */
function parseArguments(command: Command, args: readonly string[]) {
  try {
    const names = ['help', ...(command.options ?? [])] as const
    const { values, positionals } = parseArgs({
      args: [...args],
      options: Object.fromEntries(names.map((name) => [name, OPTIONS[name]])),
      allowPositionals: true,
    })
    const [argument, surplus] = command.takesArgument ? positionals : [undefined, ...positionals]
    if (surplus !== undefined) throw new Error(`Unexpected argument "${surplus}"`)
    return { argument, options: values as Options }
  } catch (error) {
    throw new UsageError(`${errorText(error)}\nUsage: npm run inquiries -- ${command.usage}`)
  }
}
