/** Imports run one way (docs/architecture.md, "Who may import whom"). Each rule's name is what a broken build prints. */
// Fails here rather than checking nothing: see `parser` below.
require.resolve('@swc/core');

const apps = '(landing|courier|shop|admin|support)';
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?'] },
    },
    {
      name: 'apps-do-not-import-each-other',
      severity: 'error',
      from: { path: `^apps/${apps}/` },
      to: { path: `^apps/${apps}/`, pathNot: '^apps/$1/' },
    },
    {
      name: 'apps-reach-only-ui-and-the-browser-safe-api',
      comment:
        'client, contrato, regras, erros and shared run in a browser; use cases, rotas and the database never do.',
      severity: 'error',
      from: { path: `^apps/${apps}/src/`, pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^packages/(api|db)/',
        pathNot: '^packages/api/src/(client/|shared/|[^/]+/(contrato|intervir-contrato|regras)\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'browser-files-of-the-api-stay-browser-safe',
      severity: 'error',
      from: {
        path: '^packages/api/src/(client/|shared/|[^/]+/(contrato|intervir-contrato|regras)\\.ts$)',
        pathNot: '\\.test\\.tsx?$',
      },
      to: {
        path: [
          '^packages/db/',
          '@mikro-orm',
          'node_modules/express',
          '^packages/api/src/(?!client/|shared/|[^/]+/(contrato|intervir-contrato|regras)\\.ts$)',
        ],
        pathNot: '^packages/db/src/vocabulario\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'ui-components-know-nothing-of-the-workspace',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: '^packages/ui/src/shell/' },
      to: { path: '^(apps|packages)/', pathNot: '^packages/ui/' },
    },
    {
      name: 'ui-components-do-not-reach-the-shell',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: '^packages/ui/src/shell/' },
      to: { path: '^packages/ui/src/shell/' },
    },
    {
      name: 'shell-reaches-only-the-api-client',
      severity: 'error',
      from: { path: '^packages/ui/src/shell/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^(apps|packages/(api|db))/',
        pathNot: '^packages/api/src/(client/|shared/|[^/]+/(contrato|intervir-contrato|regras)\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'db-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/db/' },
      to: { path: '^(apps|packages)/', pathNot: '^packages/db/' },
    },
    {
      name: 'api-does-not-import-screens',
      severity: 'error',
      from: { path: '^packages/api/' },
      to: { path: '^(apps|packages/ui)/' },
    },
    {
      name: 'use-cases-do-not-know-transport',
      comment: 'rotas -> use case -> regras/erros/db, never back.',
      severity: 'error',
      from: {
        path: '^packages/api/src/(?!trpc/|rest/|client/|eventos/)[^/]+/',
        pathNot: '(rotas|contrato)\\.ts$|\\.test\\.ts$|/testing/',
      },
      to: { path: ['^packages/api/src/(trpc|rest)/', 'rotas\\.ts$'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '\\.d\\.ts$'] },
    tsPreCompilationDeps: true,
    // TypeScript 7 has no API yet, and without a parser dependency-cruiser passes over every .ts file in silence.
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.browser.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.css', '.json'],
    },
  },
};
