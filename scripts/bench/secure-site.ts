import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { startNginx, writeCertificate } from '../harness/nginx.ts'
import { serverDirectory, startServerProcess } from '../harness/server-process.ts'

/** Of nginx: bytes that the kernel holds are sent before what the browser needs more. */
const SEND_BUFFER = '8k'

/** A build as visitors get it: our server behind nginx, which speaks TLS and HTTP/2 at a socket. */
export async function startSecureSite(build: string) {
  const directory = await serverDirectory()
  const server = await startServerProcess({
    ...directory.environment,
    SITE_DIR: join(build, 'client'),
  })
  server.ignoreLog()
  const folder = await mkdtemp(join(tmpdir(), 'duet-tls-'))
  writeCertificate(folder)
  const [port, socket] = [await getPort(), join(folder, 'socket')]
  const nginx = await startNginx(
    `server {
       listen 127.0.0.1:${port}; listen unix:${socket} ssl http2 sndbuf=${SEND_BUFFER};
       ssl_certificate ${folder}/fullchain.pem; ssl_certificate_key ${folder}/privkey.pem;
       ssl_protocols TLSv1.3; http2_chunk_size 4k; ssl_buffer_size 4k; proxy_buffers 64 16k;
       location / { proxy_pass ${server.url}; proxy_http_version 1.1; proxy_set_header Host $http_host; }
     }`,
    port,
  )
  return {
    address: { path: socket },
    async stop() {
      await nginx.stop()
      await server.end('SIGTERM')
      await Promise.all([directory.remove(), rm(folder, { recursive: true })])
    },
  }
}
