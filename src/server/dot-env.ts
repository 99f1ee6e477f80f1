import { existsSync } from 'node:fs'

/** `npm start` and `npm run inquiries` load it first: settings from `.env`; what is set already wins. */
if (existsSync('.env')) process.loadEnvFile()
