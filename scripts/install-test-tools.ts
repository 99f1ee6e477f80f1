import { ensureChromium, preferHeadlessShell } from './chromium.ts'
import { installDebianPackages } from './debian.ts'
import { isPostgresInstalled } from './harness/postgres.ts'

/** What `npm test` needs beside the packages: installed here, or named with the way to get it. */

try {
  ensureChromium()
  preferHeadlessShell()
  if (!isPostgresInstalled() && !installDebianPackages('postgresql')) {
    throw new Error(
      'The tests need PostgreSQL’s programs (initdb, postgres), and they could not be installed:\n' +
        '  Debian, Ubuntu: sudo apt-get install postgresql\n' +
        '  macOS: brew install postgresql\n' +
        'Without them every part of the tests still runs alone, for example: npm run test:unit',
    )
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
