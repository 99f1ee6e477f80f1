import type { Plugin } from 'vite'

const VIEW = '/__machines'

const viewPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Machines</title>
    <link rel="stylesheet" href="/src/dev/machines-view.css" />
  </head>
  <body>
    <script type="module" src="/src/dev/machines-view.ts"></script>
  </body>
</html>`

/**
 * The live view of the running machines at \`/__machines\`, in development only: the site beside
 * the diagrams of its machines.
 */
export const machinesPlugin = (): Plugin => ({
  name: 'duet-machines',
  apply: 'serve',

  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const path = request.url?.split('?')[0]
      if (path !== VIEW) return next()
      server
        .transformIndexHtml(VIEW, viewPage)
        .then((html) => response.setHeader('content-type', 'text/html').end(html), next)
    })
  },

  /** The page's side goes before the site's own script, so that no actor starts unseen. */
  transformIndexHtml: {
    order: 'pre',
    handler: (_, { path }) =>
      path === VIEW
        ? []
        : [
            {
              tag: 'script',
              attrs: { type: 'module', src: '/src/dev/inspect.ts' },
              injectTo: 'head-prepend',
            },
          ],
  },
})
