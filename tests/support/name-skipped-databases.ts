import { isPostgresInstalled } from '../../scripts/harness/postgres.ts'

/** Says which tests of the server this machine cannot run. */
export default function nameSkippedDatabases(): void {
  if (isPostgresInstalled()) return
  process.stderr.write('Skipped: the tests on PostgreSQL, which is not installed.\n')
}
