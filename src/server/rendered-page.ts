import { documentHeaders, NOTHING_INLINE } from './security-headers.ts'

/** The response with a page that the server rendered; never cached. */
export const renderedPage = (
  html: string,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...documentHeaders(NOTHING_INLINE),
      ...headers,
    },
  })
