import { join } from 'node:path'
import devServer from '@hono/vite-dev-server'
import { tanstackRouter } from '@tanstack/router-vite-plugin'
import react from '@vitejs/plugin-react'
import browserslistToEsbuild from 'browserslist-to-esbuild'
import { defineConfig, type Rolldown } from 'vite'
import { articles } from './scripts/vite/articles.ts'
import { chunkFileNames } from './scripts/vite/chunk-names.ts'
import { dictionaries } from './scripts/vite/dictionaries.ts'
import { machinesPlugin } from './scripts/vite/machines-plugin.ts'
import { schedule } from './scripts/vite/schedule.ts'
import { staticStyles } from './scripts/vite/static-styles.ts'

/** The libraries of every first visit, in chunks that are evaluated in separate tasks. */
const REACT = /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//
const LIBRARIES = /node_modules\/(@tanstack|xstate|@xstate|typesafe-i18n)\//

/**
 * Our own code and icons, except menus, which are loaded with Ark UI on hover or focus, and what the two
 * audience pages alone share.
 */
const OURS =
  /\/(src\/(?!pages\/|content\/articles\.|ui\/menu\/|sections\/overlapping-panels\.)|styled-system\/|node_modules\/lucide\/)/

/** What only one page needs, in parts that load apart */
const OF_A_PAGE = /\/src\/(?:pages\/([\w-]+)\/|content\/articles\.)/

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Whether Home, which most visitors see first, or what every page starts with imports a module. */
function isOfHome(id: string, graph: Graph): boolean {
  const { isEntry, importers } = graph.getModuleInfo(id) ?? { isEntry: false, importers: [] }
  if (isEntry || id.endsWith('/routes/$lang/index.tsx?tsr-split=component')) return true
  return importers.some((importer) => isOfHome(importer, graph))
}

const nameOfShared = (id: string, graph: Graph) =>
  isOfHome(id, graph) ? 'shared' : 'shared-beside-home'

/** The articles of a language as they were written, for the search */
const WRITTEN = /\/content\/articles\/.+\/(\w+)\.md\?raw$/

const nameOfWritten = (id: string) => `articles-${WRITTEN.exec(id)?.[1]}`

const nameOfPage = (id: string) => `${OF_A_PAGE.exec(id)?.[1] ?? 'blog'}-shared`

const API = /^\/(api\/|livez|readyz)/

/** Documents bring their styles, which the router's plugin would turn off; it has no option for it. */
const inlineStyles = {
  name: 'inline-styles',
  config: () => ({ define: { 'process.env.TSS_INLINE_CSS_ENABLED': JSON.stringify('true') } }),
}

/** Imports nothing of `src`: each edit of it would restart the dev server. */
export default defineConfig({
  resolve: {
    alias: {
      '@styled': join(import.meta.dirname, 'styled-system'),
      // React has the hook since version 18.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      'use-sync-external-store/shim': 'react',
    },
  },
  plugins: [
    tanstackRouter(),
    inlineStyles,
    articles(),
    react(),
    staticStyles(),
    dictionaries(),
    schedule(),
    machinesPlugin(),
    // The API runs in the dev server’s process; Vite serves everything else.
    devServer({
      entry: 'src/dev/server.ts',
      exclude: [new RegExp(`^(?!${API.source.slice(1)})`)],
      injectClientScript: false,
      // By default every module that the API has loaded, too, would reload the page.
      handleHotUpdate: () => undefined,
    }),
  ],
  define: {
    __BUILD_YEAR__: new Date().getFullYear(),
    'process.env.PUBLIC_ORIGIN': JSON.stringify(process.env.PUBLIC_ORIGIN ?? ''),
    // Those of the dev server; a build has its own.
    __STYLESHEETS__: JSON.stringify(['/src/theme/fonts.css', '/src/theme/styles.css']),
  },
  build: {
    // Scripts and styles alike, for the browsers that package.json lists.
    target: browserslistToEsbuild(),
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // It would undo the groups: chunks would import the entry.
      experimental: { chunkOptimization: false },
      treeshake: { moduleSideEffects: [{ test: /\/styled-system\//, sideEffects: false }] },
      output: {
        chunkFileNames,
        // Few large files compress better than many small ones; libraries change rarely. Shared code
        // is no part of the entry, which other chunks must not import.
        codeSplitting: {
          groups: [
            { name: 'react', test: REACT, priority: 3 },
            { name: 'libraries', test: LIBRARIES, priority: 2 },
            {
              name: nameOfShared,
              debugName: 'shared',
              test: OURS,
              minShareCount: 2,
              priority: 1,
            },
            { name: nameOfWritten, debugName: 'articles-written', test: WRITTEN },
            { name: nameOfPage, debugName: 'page-shared', test: OF_A_PAGE, minShareCount: 2 },
          ],
        },
      },
    },
  },
})
