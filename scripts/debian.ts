import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const OPTIONS = [
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
 * @returns whether Debian's packages can be installed here: on Debian or one of its children, as root
 */
export const prepareDebian = (): boolean =>
  existsSync('/usr/bin/apt-get') &&
  runAsRoot('dpkg', '--configure', '-a') &&
  runAsRoot('apt-get', ...OPTIONS, 'update')

export const installDebianPackages = (packages: readonly string[]): boolean =>
  runAsRoot('apt-get', ...OPTIONS, 'install', ...packages)
