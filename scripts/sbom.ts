import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Writes `sbom.json`, the packages of production with their hashes (CycloneDX), from the lock file.
 *
 * `npm sbom --omit=dev` leaves out whatever the development needs as well, Hono for instance, so npm
 * is shown a project that has no development.
 */
const project = await mkdtemp(join(tmpdir(), 'duet-sbom-'))
const npm = (...args: readonly string[]) =>
  execFileSync('npm', [...args, '--package-lock-only'], { cwd: project, encoding: 'utf8' })

const { devDependencies: _, ...manifest } = JSON.parse(await readFile('package.json', 'utf8'))
await writeFile(join(project, 'package.json'), JSON.stringify(manifest))
await cp('package-lock.json', join(project, 'package-lock.json'))
npm('prune', '--ignore-scripts')
await writeFile('sbom.json', npm('sbom', '--sbom-format=cyclonedx'))
await rm(project, { recursive: true })
