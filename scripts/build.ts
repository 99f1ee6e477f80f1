import { parseArgs } from 'node:util'
import { buildSite } from './build/site.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'dist' },
    mode: { type: 'string', default: 'production' },
  },
})
const documents = await buildSite({ out: values.out, mode: values.mode })
process.stdout.write(`${documents} documents in ${values.out}\n`)
