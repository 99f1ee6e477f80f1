import { tanstackRouter } from '@tanstack/router-vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  resolve: { alias: { '@styled': new URL('./styled-system', import.meta.url).pathname } },
  plugins: [
    tanstackRouter(),
    react(),
  ],
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
})
