import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { INQUIRY_TYPES } from '../../src/contact/inquiry-type.ts'
import { PAGE_PATHS } from '../../src/i18n/location.ts'
import { STRICT_TRANSPORT } from '../../src/server/security-headers.ts'
import { isDocument, sharedHeaders } from '../../src/server/site-answers.ts'
import { filesBelow } from './files.ts'

type ScriptHashes = Readonly<Record<string, readonly string[]>>

/**
 * Configuration for hosts that serve the built files without our server, from the same headers:
 * `nginx.conf`, and `_headers` and `_redirects` for Netlify and Cloudflare Pages.
 */
export async function writeStaticHost(
  folder: string,
  client: string,
  hashes: ScriptHashes,
): Promise<void> {
  const files = await filesBelow(client, [''])
  const paths = files
    .map((file) => `/${relative(client, file)}`)
    .filter((path) => !/\.(?:br|gz)$/.test(path))
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'nginx.conf'), nginxConfiguration(paths, hashes))
  await writeFile(join(folder, '_headers'), headerRules(hashes))
  await writeFile(join(folder, '_redirects'), REDIRECTS)
}

const lines = (...all: readonly string[]) => `${all.join('\n')}\n`

/** A map from the served file to each header; an empty value sends none. */
function nginxConfiguration(paths: readonly string[], hashes: ScriptHashes): string {
  const headersOf = new Map(paths.map((path) => [path, sharedHeaders(path, hashes[path] ?? [])]))
  const names = [...new Set([...headersOf.values()].flatMap(Object.keys))]
  const variable = (name: string) => `$duet_${name.replaceAll('-', '_')}`

  const map = (name: string) =>
    lines(
      `map $uri ${variable(name)} {`,
      ...[...headersOf].map(([path, headers]) => `    "${path}" "${headers[name] ?? ''}";`),
      '}',
    )
  return lines(
    '# Made by the build: the files of the site without its server. To be included inside http { },',
    '# with "listen", "root" and the address of the server for /api/ as they are here.',
    'map_hash_bucket_size 1024;',
    'map_hash_max_size 16384;',
    ...names.map(map),
    'map $arg_type $duet_type {',
    ...INQUIRY_TYPES.map((type) => `    ${type} ${type};`),
    '    default none;',
    '}',
    'map $arg_event $duet_event {',
    '    ~^(?<event>[a-z0-9-]+)$ event-$event;',
    '    default none;',
    '}',
    '',
    'server {',
    '    listen 8080;',
    '    root /srv/duet/dist/client;',
    '    absolute_redirect off;',
    '    gzip_static on;',
    '    etag on;',
    ...names.map((name) => `    add_header ${name} ${variable(name)} always;`),
    '',
    '    location = / { try_files /index.html =404; }',
    '    location ~ ^(?<address>.+)/$ { return 302 $address$is_args$args; }',
    '    location / {',
    '        try_files $uri/$duet_type-$duet_event.html $uri/$duet_type.html',
    '                  $uri/$duet_event.html $uri/index.html /index.html;',
    '    }',
    '    # A missing file is missing, and documents have no address of their own.',
    '    location ~ ^/(?:assets|og)/ { try_files $uri =404; }',
    '    location ~ /\\. { return 404; }',
    '    location ~ \\.html$ { internal; }',
    '    location ~ \\.[^/.]+$ { try_files $uri =404; }',
    '    location /api/ { proxy_pass http://127.0.0.1:3000; proxy_set_header Host $http_host; }',
    '}',
  )
}

/** All variants of a page share its path, and so one policy. */
function headerRules(hashes: ScriptHashes): string {
  const rule = (address: string, headers: Readonly<Record<string, string>>) =>
    lines(address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`))
  const document = (address: string, files: readonly string[]) =>
    rule(address, {
      ...sharedHeaders('/index.html', [...new Set(files.flatMap((file) => hashes[file] ?? []))]),
      'strict-transport-security': STRICT_TRANSPORT,
    })
  const documents = Object.keys(hashes).filter(isDocument)
  return [
    document('/', ['/index.html']),
    ...PAGE_PATHS.map((path) =>
      document(
        path,
        documents.filter((file) => file.slice(0, file.lastIndexOf('/')) === path),
      ),
    ),
    ...['/assets/*', '/og/*'].map((pattern) => rule(pattern, sharedHeaders(pattern, []))),
  ].join('\n')
}

const REDIRECTS = lines(
  '/:lang/contact type=:type event=:event /:lang/contact/:type-event-:event.html 200',
  '/:lang/contact type=:type /:lang/contact/:type.html 200',
  '/:lang/contact event=:event /:lang/contact/event-:event.html 200',
  '/* /index.html 200',
)
