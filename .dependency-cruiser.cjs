/** The direction of imports (docs/architecture.md): what a folder may know of the others. */

const layers = ['routes', 'pages', 'layout', 'ui', 'machines|contact|content|i18n|metadata']

/** A folder imports from those below it, never from those above. */
const downwards = layers.slice(1).map((layer, index) => ({
  name: `${layer.replaceAll('|', '-')}-looks-down-only`,
  severity: 'error',
  from: { path: `^src/(${layer})/` },
  to: { path: `^src/(${layers.slice(0, index + 1).join('|')})/` },
}))

module.exports = {
  forbidden: [
    ...downwards,
    {
      name: 'constants-import-nothing',
      severity: 'error',
      from: { path: '^src/constants\\.ts$' },
      to: {},
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
      comment: 'Statecharts know XState, words and numbers; effects are injected.',
      severity: 'error',
      from: { path: '^src/machines/' },
      to: {
        pathNot:
          '^(src/(machines|contact|content|i18n)/|src/(constants|tuning)\\.ts|node_modules/xstate/)',
      },
    },
    {
      name: 'server-knows-data-and-words-only',
      severity: 'error',
      from: { path: '^src/server/', pathNot: '^src/server/dev\\.ts$' },
      to: { path: '^src/', pathNot: '^src/(server|contact|i18n)/|^src/constants\\.ts$' },
    },
    {
      name: 'browser-never-imports-server',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/server/' },
      to: { path: '^src/server/' },
    },
    {
      name: 'the-product-knows-no-tools',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(scripts|tests)/' },
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
      comment: 'Neither the site nor the scripts import it; the server serves it by its path.',
      severity: 'error',
      from: { path: '^(src|scripts)/', pathNot: '^src/dev/' },
      to: { path: '^src/dev/' },
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
