import { readFileSync } from 'node:fs'

/**
 * Ends an installation on a Node that cannot run the scripts: this one can be read by every Node. It is the
 * project's own, or the machine's where npm has none for it.
 */
const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
const [major, minor] = engines.node.replace('>=', '').split('.').map(Number)
const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number)

if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
  process.stderr.write(
    `Node ${process.versions.node} is too old: install ${major}.${minor} or newer (.nvmrc names one), then “npm ci” again.\n`,
  )
  process.exit(1)
}
