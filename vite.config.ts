import devServer from '@hono/vite-dev-server'
import { tanstackRouter } from '@tanstack/router-vite-plugin'
import react from '@vitejs/plugin-react'
import browserslistToEsbuild from 'browserslist-to-esbuild'
import { defineConfig } from 'vite'
import { articles } from './scripts/vite/articles.ts'
import { incompleteLanguagesPlugin } from './scripts/vite/incomplete-languages.ts'
import { machinesPlugin } from './scripts/vite/machines-plugin.ts'
import { chunkFileNames } from './scripts/vite/message-files.ts'
import { staticStyles } from './scripts/vite/static-styles.ts'
import { lastEndBefore } from './src/content/events.ts'
import { PUBLIC_ORIGIN } from './src/content/site.ts'

/** Libraries of the first visit, wherever it begins, in pieces that are evaluated apart. */
const REACT = /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//
const LIBRARIES = /node_modules\/(@tanstack|xstate|@xstate|typesafe-i18n)\//

/** Ours, but for the parts of menus: they come with Ark UI on the first sign of interest. */
const OURS = /\/(src\/(?!ui\/(menu|use-tuned-menu|typeahead)\.)|styled-system\/)/

const API = /^\/(api\/|livez|readyz)/

export default defineConfig({
  resolve: {
    alias: {
      '@styled': new URL('./styled-system', import.meta.url).pathname,
      // The shims are for React 17.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      'use-sync-external-store/shim': 'react',
    },
  },
  plugins: [
    tanstackRouter(),
    articles(),
    react(),
    staticStyles(),
    incompleteLanguagesPlugin(),
    machinesPlugin(),
    // The API answers from the process of the dev server; Vite serves everything else.
    devServer({
      entry: 'src/dev/server.ts',
      exclude: [new RegExp(`^(?!${API.source.slice(1)})`)],
      injectClientScript: false,
    }),
  ],
  define: {
    __BUILD_YEAR__: new Date().getFullYear(),
    __PRERENDERED_SCHEDULE__: lastEndBefore(Date.now()),
    'process.env.PUBLIC_ORIGIN': JSON.stringify(PUBLIC_ORIGIN),
    // As the dev server names them; a build knows better.
    __STYLESHEETS__: JSON.stringify(['/src/theme/fonts.css', '/src/theme/styles.css']),
  },
  build: {
    // Scripts and styles alike, for the browsers that package.json lists.
    target: browserslistToEsbuild(),
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Merges of its own undo the groups: parts would import the entry.
      experimental: { chunkOptimization: false },
      treeshake: { moduleSideEffects: [{ test: /\/styled-system\//, sideEffects: false }] },
      output: {
        chunkFileNames,
        // A few files compress better than twenty, and each answer has headers; libraries change
        // rarely. What two parts of the site share stays out of the entry: other chunks import it.
        codeSplitting: {
          groups: [
            { name: 'react', test: REACT, priority: 2 },
            { name: 'libraries', test: LIBRARIES, priority: 1 },
            { name: 'shared', test: OURS, minShareCount: 2 },
          ],
        },
      },
    },
  },
})
