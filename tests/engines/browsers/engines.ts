import { installDebianPackages } from '../../../scripts/debian.ts'
import { chromium } from './chromium.ts'
import { ENGINES, type Engine, type EngineName } from './engine.ts'
import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

export const engines: Record<EngineName, Engine> = { chromium, firefox, webkit }

const isInstalled = (name: EngineName) => engines[name].executable() !== undefined

export const installedEngines = () => ENGINES.filter(isInstalled)

/** Installs the engines that are missing, where that can be done. */
export function installEngines(): void {
  const packages = missingEngines().flatMap((name) => engines[name].debianPackages)
  if (packages.length > 0) installDebianPackages(...packages)
}

/** Says which engines are not tested here, and how to get them. */
export function nameMissingEngines(): void {
  for (const name of missingEngines()) {
    const command = `apt-get install ${engines[name].debianPackages.join(' ')}`
    process.stderr.write(`Skipped: the tests in ${name} (Debian, Ubuntu: sudo ${command}).\n`)
  }
}

const missingEngines = () => ENGINES.filter((name) => !isInstalled(name))
