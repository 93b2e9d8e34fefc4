/**
 * Imports run one way (docs/architecture.md, "Who may import whom"). Each rule's name is what a broken build prints.
 */
// Fails here rather than checking nothing: see `parser` below.
require.resolve('@swc/core');

/** The rooms of a floor, from the ground up: each may import those named before it, and none that comes after. */
const floors = {
  'packages/api/src': [
    'base',
    'transport',
    'eventos',
    'acesso',
    'saida',
    'despacho',
    'pedidos',
    'dinheiro',
    'numeros',
    'pessoas',
    'configuracoes',
    'opendelivery',
    'integracoes',
    'apps-de-pedidos',
    'demonstracao',
    'runtime',
  ],
  'packages/ui/src': ['kit', 'domain', 'shell'],
};

/** What each folder may import of the workspace. Whatever is not named here is forbidden; types count too. */
const arrows = {
  'packages/contract': [],
  'packages/db': ['packages/contract'],
  'packages/demo': ['packages/sdk', 'packages/db', 'packages/contract'],
  'packages/api': ['packages/demo', 'packages/db', 'packages/contract'],
  'packages/client': ['packages/contract'],
  'packages/sdk': [],
  'packages/ui': ['packages/client', 'packages/contract'],
  'packages/deploy': ['packages/testing', 'packages/api', 'packages/demo', 'packages/db', 'packages/contract'],
  'packages/testing': ['packages/api', 'packages/demo', 'packages/db', 'packages/contract'],
  apps: ['packages/ui', 'packages/client', 'packages/contract'],
};

const test = '\\.(test|demo)\\.tsx?$';
const inside = (folders) => folders.map((folder) => `^${folder}/`);

const arrowRules = Object.entries(arrows).map(([folder, allowed]) => ({
  name: `${folder.replace('packages/', '')}-imports-only-${allowed.map((to) => to.replace('packages/', '')).join('-') || 'itself'}`,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: test },
  to: {
    path: '^(apps|packages)/',
    pathNot: inside([folder, ...allowed]),
  },
}));

const roomRules = Object.entries(floors).flatMap(([floor, rooms]) =>
  rooms.map((room, index) => ({
    name: `${room}-knows-nothing-above-it`,
    severity: 'error',
    from: { path: `^${floor}/${room}/`, pathNot: test },
    to: { path: inside([`${floor}/(?!(${rooms.slice(0, index + 1).join('|')})/)[^/]+`]) },
  })),
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?'] },
    },
    {
      name: 'apps-do-not-import-each-other',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    ...arrowRules,
    ...roomRules,
    {
      name: 'the-kit-knows-nothing-of-ours',
      comment: 'A component that needs a fact of the contract is of the domain (ADR 0004).',
      severity: 'error',
      from: { path: '^packages/ui/src/kit/', pathNot: test },
      to: { path: '^packages/(?!ui/)' },
    },
    {
      name: 'the-contract-runs-anywhere',
      severity: 'error',
      from: { path: '^packages/(contract|client)/', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'use-cases-do-not-know-their-transport',
      comment: 'rotas -> use case -> rules, errors, database, never back.',
      severity: 'error',
      from: {
        path: '^packages/api/src/(acesso|saida|despacho|pedidos|dinheiro|pessoas|integracoes|apps-de-pedidos)/',
        pathNot: ['rotas\\.ts$', test],
      },
      to: { path: ['^packages/api/src/transport/(trpc/(init|procedures)|rest/)', 'rotas\\.ts$'] },
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
