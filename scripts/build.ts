import { rm } from 'node:fs/promises'
import { build } from 'vite'
import { compressFiles } from './build/compress.ts'
import { writeContentSecurityPolicy } from './build/content-security-policy.ts'
import { prerender } from './build/prerender.ts'
import { writeRobots, writeSitemap } from './build/search-engines.ts'

const CLIENT = 'dist/client'
const PRERENDERER = 'dist/prerenderer'

await rm('dist', { recursive: true, force: true })
await build({ build: { outDir: CLIENT, manifest: true } })
await build({
  build: { outDir: PRERENDERER, ssr: 'src/prerender.tsx', copyPublicDir: false, minify: false },
})
const pages = await prerender({ client: CLIENT, prerenderer: PRERENDERER })
await writeSitemap(CLIENT)
await writeRobots(CLIENT)
await writeContentSecurityPolicy(CLIENT)
await compressFiles(CLIENT)
console.warn(`Prerendered ${pages} pages`)
