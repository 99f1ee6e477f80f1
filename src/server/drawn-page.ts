import { documentHeaders } from './security-headers.ts'

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  ...documentHeaders([]),
}

/** A page that was drawn for one request: it is no file, and nobody keeps it. */
export const drawnPage = (
  html: string,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response => new Response(html, { status, headers: { ...HEADERS, ...headers } })
