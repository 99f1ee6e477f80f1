import { parseArgs } from 'node:util'
import { buildSite } from './build/site.ts'
import { isStale } from './build/stamp.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'dist' },
    mode: { type: 'string', default: 'production' },
    'if-stale': { type: 'boolean', default: false },
  },
})
const { out, mode, 'if-stale': ifStale } = values

if (!ifStale || (await isStale(out))) {
  process.stderr.write(`Building ${out} …\n`)
  const documents = await buildSite({ out, mode })
  process.stderr.write(`${documents} documents in ${out}\n`)
}
