import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium, WHOLE_BROWSER } from '../scripts/chromium.ts'
import { findNginx } from '../scripts/harness/nginx.ts'
import { engines } from './engines/browsers/engines.ts'
import { isPostgresInstalled } from './support/postgres.ts'

/**
 * All that `npm test` needs beside npm's packages: installed on Debian as root, elsewhere named with
 * the command that installs it. Tests of what is not required are skipped where it is missing.
 */
interface Tool {
  name: string
  isInstalled(): boolean
  debianPackages: readonly string[]
  /** Homebrew's name of it, where it has one */
  formula?: string
  isRequired: boolean
}

const answers =
  (...[command = '', ...args]: string[]) =>
  () =>
    spawnSync(command, args).status === 0

const TOOLS: Tool[] = [
  {
    name: 'Chromium',
    // Its headless shell takes half the time of Debian's whole browser.
    isInstalled: () => ![undefined, WHOLE_BROWSER].includes(findChromium()),
    debianPackages: ['chromium-headless-shell'],
    isRequired: true,
  },
  {
    name: 'PostgreSQL',
    isInstalled: isPostgresInstalled,
    debianPackages: ['postgresql'],
    formula: 'postgresql',
    isRequired: true,
  },
  ...(['firefox', 'webkit'] as const).map((name) => ({
    name: { firefox: 'Firefox', webkit: 'WebKit' }[name],
    isInstalled: () => engines[name].executable() !== undefined,
    debianPackages: engines[name].debianPackages,
    isRequired: false,
  })),
  {
    name: 'nginx',
    isInstalled: () => findNginx() !== undefined,
    debianPackages: ['nginx'],
    formula: 'nginx',
    isRequired: false,
  },
  {
    name: 'OpenSSL',
    isInstalled: answers('openssl', 'version'),
    debianPackages: ['openssl'],
    formula: 'openssl',
    isRequired: false,
  },
  {
    name: 'systemd-analyze',
    isInstalled: answers('systemd-analyze', '--version'),
    debianPackages: ['systemd'],
    isRequired: false,
  },
]

const APT_OPTIONS = [
  '--option=DPkg::Lock::Timeout=300',
  '--yes',
  '--no-remove',
  '--no-install-recommends',
]

/** Runs a command as root, or with a `sudo` that needs no password. Prints errors only. */
function runAsRoot(...command: string[]): boolean {
  const [program = '', ...args] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command]
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', DEBCONF_NOWARNINGS: 'yes' }
  return spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}

/**
 * Finishes an installation that was interrupted, and gets the lists of packages.
 *
 * @returns whether Debian's packages can be installed here: as root
 */
const prepareDebian = (): boolean =>
  runAsRoot('dpkg', '--configure', '-a') && runAsRoot('apt-get', ...APT_OPTIONS, 'update')

const installDebianPackages = (packages: readonly string[]): boolean =>
  runAsRoot('apt-get', ...APT_OPTIONS, 'install', ...packages)

const say = (line: string) => process.stderr.write(`${line}\n`)

const missing = () => TOOLS.filter((tool) => !tool.isInstalled())

if (missing().length > 0 && existsSync('/usr/bin/apt-get')) {
  const names = missing().map(({ name }) => name)
  say(
    `Missing: ${names.join(', ')}. Installing Debian’s, if this user may be root; not by “npm test --ignore-scripts”`,
  )
  if (prepareDebian())
    for (const { name, debianPackages } of missing()) {
      say(`Installing ${name}: ${debianPackages.join(' ')}`)
      installDebianPackages(debianPackages)
    }
}
if (!findChromium()) {
  say('Installing Chromium: Playwright’s build')
  spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit' })
}

for (const { name, isRequired, debianPackages, formula } of missing()) {
  if (name === 'Chromium' && findChromium()) continue
  const ways = [
    `Debian: sudo apt-get install ${debianPackages.join(' ')}`,
    ...(formula ? [`macOS: brew install ${formula}`] : []),
  ]
  const lack = isRequired ? 'npm test needs it' : 'tests with it are skipped'
  say(`${name} is missing, and ${lack}. ${ways.join('; ')}`)
  if (isRequired) process.exitCode = 1
}
