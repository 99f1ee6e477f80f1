import devServer from '@hono/vite-dev-server'
import { tanstackRouter } from '@tanstack/router-vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { incompleteLanguagesPlugin } from './scripts/vite/incomplete-languages.ts'
import { staticStyles } from './scripts/vite/static-styles.ts'
import { machinesPlugin } from './src/dev/machines-plugin.ts'

/** Libraries of the first visit, wherever it begins. */
const EVERY_PAGE_NEEDS =
  /node_modules\/(react|react-dom|scheduler|@tanstack|xstate|@xstate|use-sync-external-store|typesafe-i18n)\//

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
    react(),
    staticStyles(),
    incompleteLanguagesPlugin(),
    machinesPlugin(),
    // The API answers from the process of the dev server; Vite serves everything else.
    devServer({
      entry: 'src/server/dev.ts',
      exclude: [new RegExp(`^(?!${API.source.slice(1)})`)],
      injectClientScript: false,
    }),
  ],
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/styled-system\//, sideEffects: false }] },
      output: {
        // Two files compress better than twenty; the libraries change rarely.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: EVERY_PAGE_NEEDS, priority: 1 },
            { name: 'shared', minShareCount: 4 },
          ],
        },
      },
    },
  },
})
