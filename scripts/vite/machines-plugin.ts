import type { Plugin } from 'vite'

const VIEW = '/__machines'

const viewPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Machines</title>
    <link rel="stylesheet" href="/src/theme/fonts.css" />
    <link rel="stylesheet" href="/src/theme/styles.css" />
    <link rel="stylesheet" href="/src/dev/view/view.css" />
  </head>
  <body>
    <div id="view"></div>
    <script type="module" src="/src/dev/view/main.tsx"></script>
  </body>
</html>`

/**
 * The live view of the running machines at `/__machines`, in development only: the site beside
 * the diagrams of its machines.
 */
export const machinesPlugin = (): Plugin => ({
  name: 'duet-machines',
  apply: 'serve',

  // Found at the start, the libraries of the view do not make its first visit load twice.
  config: () => ({ optimizeDeps: { entries: ['index.html', 'src/dev/view/main.tsx'] } }),

  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (request.url?.split('?')[0] !== VIEW) return next()
      server
        .transformIndexHtml(VIEW, viewPage)
        .then((page) => response.setHeader('content-type', 'text/html').end(page), next)
    })
  },

  /** A machine cannot change under its actors: pages and the view reload. */
  hotUpdate({ file }) {
    if (this.environment.name !== 'client' || !file.endsWith('.machine.ts')) return
    this.environment.hot.send({ type: 'full-reload' })
    return []
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
              attrs: { type: 'module', src: '/src/dev/report-actors.ts' },
              injectTo: 'head-prepend',
            },
          ],
  },
})
