import devServer from '@hono/vite-dev-server'
import { tanstackRouter } from '@tanstack/router-vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const API = /^\/(api\/|livez|readyz)/

export default defineConfig({
  resolve: { alias: { '@styled': new URL('./styled-system', import.meta.url).pathname } },
  plugins: [
    tanstackRouter(),
    react(),
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
  },
})
