import { execFile, execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { supervise } from './child.ts'

const run = promisify(execFile)

const PROGRAMS = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']
export const findNginx = (): string | undefined => PROGRAMS.find(existsSync)

export type Nginx = Awaited<ReturnType<typeof startNginx>>

/** nginx in a temporary folder, with the given contents of `http { }` and room for so many connections. */
export async function startNginx(http: string, port: number, connections = 1024) {
  const program = findNginx()
  if (!program) throw new Error('nginx is not installed')
  const folder = await mkdtemp(join(tmpdir(), 'duet-nginx-'))
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n')
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
     worker_processes 1; daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};
     events { worker_connections ${connections}; }
     http { access_log off; include /etc/nginx/mime.types; ${paths}\n${http} }`,
  )
  await run(program, ['-t', '-q', '-c', file, '-e', join(folder, 'error.log')])
  const nginx = spawn(program, ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'ignore' })
  const end = supervise(nginx, 'SIGTERM')
  while (!(await isListening(port))) {
    if (nginx.exitCode !== null) throw new Error(await readFile(join(folder, 'error.log'), 'utf8'))
    await sleep(20)
  }

  return {
    /** Stops it and removes its files. */
    async stop() {
      await end('SIGTERM')
      await rm(folder, { recursive: true })
    },
  }
}

const isListening = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )

/** Writes a certificate for `localhost` into a folder, and its key: `fullchain.pem`, `privkey.pem`. */
export function writeCertificate(folder: string): void {
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-keyout', 'privkey.pem', '-out', 'fullchain.pem']
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...names, ...files],
    { cwd: folder, stdio: 'ignore' },
  )
}
