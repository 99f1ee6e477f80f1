import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { INQUIRY_TYPES } from '../../src/contact/inquiry-type.ts'
import {
  contentSecurityPolicy,
  NO_FRAMES,
  STRICT_TRANSPORT,
} from '../../src/server/security-headers.ts'
import { isDocument, sharedHeaders } from '../../src/server/site-responses.ts'
import { filesBelow } from './files.ts'
import { VARIANTS } from './prerender.ts'

type ScriptHashes = Readonly<Record<string, readonly string[]>>

/**
 * What hosts need that serve the built files without our server, with the same headers:
 * `nginx.conf`, and `site`, a folder that Netlify and Cloudflare Pages publish as it is.
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
  await writeSite(join(folder, 'site'), client, paths, hashes)
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

/**
 * Both hosts serve `en/blog.html` at `/en/blog`; `en/blog/index.html` they would redirect to
 * `/en/blog/`. They compress by themselves. An address that has no file is answered with `404.html`:
 * the shell, whose script knows what else the address may mean.
 */
async function writeSite(
  site: string,
  client: string,
  paths: readonly string[],
  hashes: ScriptHashes,
): Promise<void> {
  const shell = { from: '/index.html', to: '/404.html' }
  const files = paths.map((path) => ({
    from: path,
    to: path.replace(/(.)\/index\.html$/, '$1.html'),
  }))
  for (const { from, to } of [...files, shell]) {
    const [source, target] = [join(client, from), join(site, to)]
    await mkdir(dirname(target), { recursive: true })
    if (isDocument(from)) {
      const html = await readFile(source, 'utf8')
      await writeFile(target, withPolicy(html, hashes[from] ?? []))
    } else await copyFile(source, target)
  }
  await writeFile(join(site, '_headers'), headerRules())
  await writeFile(join(site, '_redirects'), variantRules())
}

const CHARSET = '<meta charSet="utf-8"/>'

/**
 * Adds the policy to a document: which address the rules of `_headers` are compared with, that of
 * the request or that of the file, differs from host to host. `frame-ancestors` counts in a header only.
 *
 * @throws when the document does not declare its encoding first
 */
function withPolicy(html: string, scriptHashes: readonly string[]): string {
  const policy = contentSecurityPolicy(scriptHashes).replace(`; ${NO_FRAMES}`, '')
  const element = `<meta http-equiv="content-security-policy" content="${policy}"/>`
  if (!html.includes(`<head>${CHARSET}`))
    throw new Error('A document does not begin with its charset')
  return html.replace(CHARSET, `$&${element}`)
}

/**
 * The hosts send the headers of every rule that fits an address, and join equal names: no header is
 * in two rules that fit the same address.
 */
function headerRules(): string {
  const rule = (address: string, headers: Readonly<Record<string, string>>) =>
    lines(address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`))
  const {
    'cache-control': _ofDocuments,
    'cross-origin-resource-policy': _ofOneFile,
    ...ofDocuments
  } = sharedHeaders('/index.html', [])
  const ofFiles = (files: string) => {
    const headers = Object.entries(sharedHeaders(files, []))
    return rule(files, Object.fromEntries(headers.filter(([name]) => !(name in ofDocuments))))
  }
  return [
    rule('/*', {
      ...ofDocuments,
      'content-security-policy': NO_FRAMES,
      'strict-transport-security': STRICT_TRANSPORT,
    }),
    ofFiles('/assets/*'),
    ofFiles('/og/*'),
  ].join('\n')
}

/**
 * `/:lang/contact type=brand /:lang/contact/brand.html 200!`, although there is a file for the address
 * without parameters. Cloudflare Pages knows no rules for parameters and leaves them out.
 */
function variantRules(): string {
  const rules = Object.entries(VARIANTS).flatMap(([page, variants]) =>
    variants.map(({ name, search }) => {
      const address = `/:lang/${page}`
      const parameters = search.slice(1).split('&')
      return [address, ...parameters, `${address}/${name}.html`, '200!']
    }),
  )
  // The first rule that fits counts: those of more parameters come first.
  return lines(...rules.sort((a, b) => b.length - a.length).map((rule) => rule.join(' ')))
}
