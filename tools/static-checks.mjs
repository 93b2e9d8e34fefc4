/** The checks that run no code of the product: `npm test` and `npm run test:long` take them as steps. */
import path from 'node:path';
import { environment, root, tool } from './workspace.mjs';

const config = (folder) => ['apps', 'packages', 'e2e', 'bench', 'tools', '--config', folder];
const boundaries = () =>
  ['.dependency-cruiser.cjs', '.dependency-cruiser.folders.cjs'].map((file) => [
    tool('dependency-cruiser', 'depcruise'),
    ...config(file),
  ]);

/**
 * Type checks are not per project: one program reads what several projects share once. A second checker would compute
 * the types of the query builder again, which doubles the work on two cores. The server stands in one program with the
 * browser tests, which know the DOM: Biome keeps the DOM's names out of the server.
 */
const tsc = (...configs) => configs.map((file) => [tool('typescript', 'tsc'), '-p', file, '--checkers', '1']);
const workers = ['apps/courier/tsconfig.worker.json', 'packages/ui/tsconfig.worker.json'];

/** Steps. Call this after the installation: it looks for the tools. */
export const statics = () => [
  {
    title: 'Types of the server',
    minutes: 15,
    commands: [[path.join(root, 'tools/router-types.mjs'), '--check'], ...tsc('tsconfig.json')],
  },
  { title: 'Types of the panels', minutes: 15, commands: tsc('tsconfig.panels.json', ...workers) },
  { title: 'Import boundaries', minutes: 4, commands: boundaries() },
  { title: 'Unused code', minutes: 4, commands: [[tool('knip'), '--no-progress']] },
  { title: 'Format and lint', minutes: 4, commands: [[tool('@biomejs/biome', 'biome'), 'ci', '--colors=off', '.']] },
];

const described = ['openapi', 'openapi-chave', 'open-delivery'].map((name) => path.join(root, `docs/${name}.json`));
export const description = () => ({
  title: 'API description',
  minutes: 4,
  commands: [
    [tool('@stoplight/spectral-cli', 'spectral'), 'lint', ...described, '--fail-severity=hint', '--quiet'],
    [tool('@redocly/cli', 'redocly'), 'lint', ...described],
  ],
  // The linters ask no other host.
  env: {
    ...environment,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    SCARF_ANALYTICS: 'false',
  },
});
