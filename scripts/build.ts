import { parseArgs } from 'node:util'
import { PLACEHOLDER_ORIGIN, PUBLIC_ORIGIN } from '../src/content/site.ts'
import { lockBuild } from './build/lock.ts'
import { hashOfBuild, isStale } from './build/source-hash.ts'
import { hasDevelopmentDependencies } from './development-dependencies.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'dist' },
    mode: { type: 'string', default: 'production' },
    'if-stale': { type: 'boolean', default: false },
    compress: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const { out, mode, compress, 'if-stale': ifStale } = values

if (hasDevelopmentDependencies) {
  lockBuild(out)
  await import('./prepare.ts')
}

const isWanted =
  !ifStale ||
  (hasDevelopmentDependencies && (await isStale(out, await hashOfBuild({ mode, compress }))))

if (isWanted) {
  process.stderr.write(`Building ${out} …\n`)
  const { buildSite } = await import('./build/site.ts')
  // Of what nothing catches, Panda logs the message, and lets the process end as if all was well.
  const documents = await buildSite({ out, mode, compress }).catch((error) => {
    console.error(error)
    process.exit(1)
  })
  process.stderr.write(`${documents} documents in ${out}\n`)
  if (PUBLIC_ORIGIN === PLACEHOLDER_ORIGIN)
    process.stderr.write(
      `Canonical URLs and link previews use the placeholder ${PLACEHOLDER_ORIGIN}: set PUBLIC_ORIGIN\n`,
    )
}
