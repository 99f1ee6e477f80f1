import { existsSync } from 'node:fs'

/** `npm start`, `npm run inquiries` and builds by npm load it first: `.env`; what is set already wins. */
if (existsSync('.env')) process.loadEnvFile()
