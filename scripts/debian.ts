import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/**
 * Installs packages on Debian or one of its children, as root or where `sudo` asks nothing.
 *
 * @returns whether they are installed now
 */
export function installDebianPackages(...packages: string[]): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false
  const aptGet = [
    'apt-get',
    '--option=DPkg::Lock::Timeout=300',
    '--yes',
    '--no-remove',
    '--no-install-recommends',
  ]
  const [command = '', ...args] = process.getuid?.() === 0 ? aptGet : ['sudo', '-n', ...aptGet]
  return run(command, ...args, 'update') && run(command, ...args, 'install', ...packages)
}
