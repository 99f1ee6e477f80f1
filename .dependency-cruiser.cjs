/** The direction of imports (docs/architecture.md): what a room may know of the others. */

/** The rooms of `src`, from top to bottom: each imports from those below it only. */
const ROOMS = [
  'dev/', // development only: the live view of the machines, the API of Vite's server
  'app/', // where everything is put together: browser, prerendering, rendering by the server
  'routes/',
  'pages/',
  'sections/',
  'layout/',
  'ui/',
  'theme/',
  'metadata/',
  'urls/',
  'machines/',
  'content/',
  'inquiry/',
  'i18n/',
  'tuning.ts',
  'constants.ts',
]

const pathOf = (rooms) => `^src/(${rooms.join('|').replaceAll('.', '\\.')})`

const downwards = ROOMS.slice(1).map((room, index) => ({
  name: `${room.replace(/\W.*/, '')}-looks-down-only`,
  severity: 'error',
  from: { path: pathOf([room]) },
  to: { path: pathOf(ROOMS.slice(0, index + 1)) },
}))

module.exports = {
  forbidden: [
    ...downwards,
    {
      name: 'every-file-is-in-a-room',
      severity: 'error',
      from: { path: '^src/', pathNot: pathOf([...ROOMS, 'server/']) },
      to: {},
    },
    {
      name: 'every-imported-file-is-in-a-room',
      severity: 'error',
      from: {},
      to: { path: '^src/', pathNot: pathOf([...ROOMS, 'server/']) },
    },
    {
      name: 'pages-are-apart',
      comment: 'No page imports another page.',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/' },
      to: { path: '^src/pages/', pathNot: '^src/pages/$1/' },
    },
    {
      name: 'machines-are-pure',
      comment: 'Statecharts know XState, texts and numbers; effects are injected.',
      severity: 'error',
      from: { path: '^src/machines/' },
      to: {
        pathNot: '^(src/(machines|inquiry|content|i18n)/|src/tuning\\.ts|node_modules/xstate/)',
      },
    },
    {
      name: 'server-knows-data-and-texts-only',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: '^src/', pathNot: '^src/((server|urls|content|inquiry|i18n)/|constants\\.ts)' },
    },
    {
      name: 'browser-never-imports-server',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(server/|dev/server\\.ts)' },
      to: { path: '^src/server/' },
    },
    {
      name: 'the-product-knows-no-tools',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^((scripts|tests)/|[^/]+\\.ts$)' },
    },
    {
      name: 'scripts-know-no-tests',
      comment: 'What both need stands in scripts/harness.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^tests/' },
    },
    {
      name: 'live-view-is-apart',
      comment: 'The scripts know what it and the development server tell each other, nothing else.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: {
        path: '^src/dev/',
        pathNot: '^src/dev/(definition|live-view-api|mermaid|machine-events)\\.ts$',
      },
    },
    {
      name: 'vite-config-knows-no-site',
      comment: 'Each edit of what it imports restarts the dev server: import it when it is needed.',
      severity: 'error',
      from: { path: '^(vite\\.config\\.ts$|scripts/(vite|i18n)/)' },
      to: { path: '^src/', dependencyTypesNot: ['type-only', 'type-import'] },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: { path: '^(styled-system|dist)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
}
