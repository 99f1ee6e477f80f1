import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { publishingErrors } from '../../src/content/case-schema.ts'
import { CASES, PEOPLE } from '../../src/content/cases-and-people.ts'
import { writeOpenGraphImages } from '../assets/open-graph.ts'
import { writeCalendars } from './calendars.ts'
import { compressFiles } from './compress.ts'
import { writeContentSecurityPolicy } from './content-security-policy.ts'
import { writeFeeds } from './feeds.ts'
import { prerender } from './prerender.ts'
import { createStaging, replaceBuild } from './replace-build.ts'
import { writeRobots, writeSitemap } from './search-engines.ts'
import { hashOfBuild, writeStamp } from './source-hash.ts'

interface BuildOptions {
  /**
   * Folder of the build: `client/` is served, `server/` renders responses, `csp.json` has the hashes
   * of inline scripts
   */
  out: string
  /** `development` builds React with its warnings, for tests of the hydration */
  mode: string
  /** Compressed copies of the files, which take half of the time of a build */
  compress: boolean
}

/**
 * Builds the whole site. Until it is complete and replaces the last build, that one is untouched.
 *
 * @returns how many documents were prerendered
 */
export async function buildSite({ out, mode, compress }: BuildOptions): Promise<number> {
  process.env.NODE_ENV = mode
  const errors = publishingErrors(CASES, PEOPLE)
  if (errors.length > 0) throw new Error(errors.join('\n'))
  const staging = await createStaging(out)
  const client = join(staging, 'client')
  const prerenderer = join(staging, 'prerenderer')
  const common = { mode, logLevel: 'warn' } as const
  const hash = await hashOfBuild({ mode, compress })

  await build({ ...common, build: { outDir: client, manifest: true } })
  await build({
    ...common,
    build: {
      outDir: prerenderer,
      ssr: 'src/app/prerender.tsx',
      copyPublicDir: false,
      minify: false,
    },
  })
  const { documents, stylesheets } = await prerender({ client, prerenderer })
  await build({
    ...common,
    define: {
      __STYLESHEETS__: JSON.stringify(stylesheets),
      'process.env.NODE_ENV': JSON.stringify(mode),
    },
    ssr: { noExternal: true },
    build: {
      outDir: join(staging, 'server'),
      ssr: 'src/app/server-renderers.tsx',
      copyPublicDir: false,
    },
  })
  await writeSitemap(client)
  await writeRobots(client)
  await writeFeeds(client, prerenderer)
  await writeCalendars(client)
  await writeContentSecurityPolicy(client)
  if (mode === 'production') {
    await writeOpenGraphImages(client)
    if (compress) await compressFiles(client)
  }
  await rm(prerenderer, { recursive: true })
  await writeStamp(staging, hash)
  await replaceBuild(out)
  return documents
}
