/**
 * What `npm test` leaves to `npm run test:long`: files that look at one part from outside, the corners of each panel,
 * and the rounds of random worlds. `npm test` runs the files of a part that was changed.
 * A program of its own, because test.mjs runs on the machine's Node, which may have no `globSync`: prints `exclude`,
 * `only`, `description` and `env` as JSON.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { capture, root } from './workspace.mjs';

/** Browser tests look at the built apps through these. */
const SHARED = ['packages/ui/', 'packages/client/', 'e2e/harness.ts', 'e2e/settled.ts'];
/** Returns the browser files of a part, by their names without the ending. */
const browser = (names, when) => ({
  files: names.map((name) => `e2e/${name}.e2e.test.ts`),
  when: [...when, ...SHARED],
});

/** Returns integration files of a feature of the API, by their names without the ending. */
const api = (feature, names) => ({
  files: names.map((name) => `packages/api/src/${name}.integration.test.ts`),
  when: [`packages/api/src/${feature}/`, 'packages/db/src/', 'packages/contract/src/'],
});

/** Files with `when`: starts of paths. A change of one of these paths brings the files into `npm test`. */
const LEFT_OUT = [
  { files: ['tools/commands.integration.test.ts'], when: ['tools/', 'README.md'] },
  {
    files: [
      'packages/deploy/src/{cluster,proxy-checks,quick-start,rehearsal}/*.integration.test.ts',
      'e2e/{new-build,releases,subdomain}.e2e.test.ts',
    ],
    when: ['packages/deploy/', 'packages/contract/src/panels.ts', 'deploy/', 'docs/operations.md'],
  },
  {
    files: [
      'packages/api/src/runtime/{await-database,leave,lost-database,pooler,start-refused,tls,two-releases}.integration.test.ts',
      'packages/db/src/{embedded,migrate}.integration.test.ts',
      'e2e/outage.e2e.test.ts',
    ],
    when: ['packages/api/src/runtime/', 'packages/db/src/'],
  },
  {
    files: [
      'packages/api/src/despacho/ofertas/corridas-tempestade.integration.test.ts',
      'packages/testing/src/model/{crowds,point-of-sale}.integration.test.ts',
    ],
    when: ['packages/api/src/despacho/', 'packages/api/src/opendelivery/', 'packages/testing/src/model/'],
  },
  // The SDK as a stranger installs it: npm pack, npm install, two compilers, a second generator.
  {
    files: ['packages/testing/src/sdk/sdk.integration.test.ts'],
    when: ['packages/sdk/', 'examples/', 'docs/openapi.json'],
  },
  // Years of deliveries, and what a kill between two lines leaves.
  {
    files: [
      'packages/api/src/dinheiro/relatorios/leituras.integration.test.ts',
      'packages/api/src/pedidos/solicitacoes/listas-leituras.integration.test.ts',
      'packages/api/src/{saida/envio/killed-outbox,opendelivery/http/killed,pedidos/prova/killed-proof}.integration.test.ts',
    ],
    when: [
      ...['dinheiro', 'pedidos', 'saida', 'opendelivery'].map((part) => `packages/api/src/${part}/`),
      'packages/db/src/',
    ],
  },
  // Starts, copies and commands of whole processes: each takes seconds, and each looks at its own part.
  api('runtime', ['runtime/start', 'runtime/command/commands', 'runtime/backup/backup', 'runtime/metrics/exposure']),
  api('acesso', ['acesso/contas/contas', 'acesso/permissions/garbage', 'acesso/limits/guesses']),
  api('pessoas', ['pessoas/fotos/{fotos,load}']),
  api('opendelivery', ['opendelivery/http/{day,provider,test-mode}']),
  api('apps-de-pedidos', ['apps-de-pedidos/{apps-de-pedidos,killed}']),
  api('integracoes', ['integracoes/webhooks/{ensaiar,kill}', 'integracoes/outro-endereco']),
  api('despacho', ['despacho/memoria/known-couriers', 'despacho/kernel/juntar-morte']),
  api('dinheiro', ['dinheiro/recebimentos/recebimentos', 'dinheiro/entregas/fechar-semana']),
  {
    files: ['packages/db/src/{schema,joined-statements}.integration.test.ts'],
    when: ['packages/db/'],
  },
  {
    files: ['packages/testing/src/demo/any-hour.integration.test.ts'],
    when: ['packages/demo/', 'packages/db/', 'packages/api/src/'],
  },
  // Every call of the API, through every door and as every caller.
  {
    files: [
      'packages/api/src/runtime/ways-in.integration.test.ts',
      'packages/deploy/src/contract/{answers,example-answers,fuzz/fuzz}.integration.test.ts',
    ],
    when: ['packages/api/src/', 'packages/contract/src/', 'packages/db/src/', 'packages/deploy/src/contract/'],
  },
  // Where everything stands on a screen: positions, budgets of words and controls, text sizes, long lists.
  browser(
    [
      ...['one-view', 'one-view-admin', 'one-view-board', 'one-view-inicio', 'one-view-public', 'one-view-tower'],
      ...['courier-in-reach', 'first-view-offices', 'long-lists', 'support-thousand', 'text-size'],
    ],
    ['apps/', 'docs/screens.md', 'e2e/one-view'],
  ),
  // The corners of each panel. The day of every panel stays in `npm test`.
  browser(['drawn-page', 'public-home', 'public-login', 'public-registration'], ['apps/landing/']),
  browser(
    ['courier-answer', 'courier-deliveries', 'courier-offline', 'courier-place', 'courier-today', 'push-notice'],
    ['apps/courier/', 'packages/api/src/despacho/'],
  ),
  browser(
    ['addresses', 'destinatario', 'notices', 'ordering-app', 'ready', 'shop-office', 'tracking'],
    ['apps/shop/', 'packages/api/src/pedidos/'],
  ),
  browser(
    ['admin', 'approval', 'friday', 'numbers', 'receipts', 'receipts-week'],
    ['apps/admin/', 'packages/api/src/dinheiro/'],
  ),
  browser(['queue-replay', 'support-office'], ['apps/support/']),
  browser(
    ['back', 'custody', 'door-payment', 'problem', 'proof'],
    ['apps/courier/', 'apps/shop/', 'apps/support/', 'packages/api/src/pedidos/'],
  ),
  browser(
    ['api-keys', 'applications', 'integrations', 'open-delivery'],
    ['apps/admin/src/features/integracoes', 'packages/api/src/integracoes/', 'packages/api/src/opendelivery/'],
  ),
];
/** What the linters of the API description read. */
const DESCRIPTION = [
  'docs/openapi.json',
  'docs/openapi-chave.json',
  'docs/open-delivery.json',
  '.spectral.yaml',
  'redocly.yaml',
];
const GALLERY = 'packages/ui/gallery/gallery.e2e.test.ts';

/**
 * What `npm test` takes of the rounds of random worlds and races, of the text sizes, of the windows and of the themes. Without these
 * variables the tests take all of theirs.
 */
const FEW_ROUNDS = {
  MODELO_RODADAS: '1',
  SEXTA_ATOS: '60',
  PIX_SEMANAS: '1',
  PIX_LOJAS: '6',
  RODADAS_PARTE: '0.25',
  TEXTO_PX: '32',
  LARGURAS: '360,1360',
  TEMAS: 'dark',
};
const WITH_ROUNDS = [
  'packages/testing/src/{model/model,friday/friday,recebimentos/recebimentos}.integration.test.ts',
  'packages/api/src/**/corridas{,-*}.integration.test.ts',
  'packages/api/src/numeros/numeros.integration.test.ts',
  'packages/api/src/opendelivery/http/garbage.integration.test.ts',
  'packages/api/src/runtime/stop.integration.test.ts',
];

/** Returns the files that differ from what was integrated (`origin/main`, or `NX_BASE`), committed or not. */
async function changedFiles() {
  const ask = async (...args) => {
    const { code, output } = await capture('git', args);
    return code === 0 ? output.split('\n').filter(Boolean) : [];
  };
  const [base = 'HEAD'] = await ask('merge-base', 'HEAD', process.env.NX_BASE ?? 'origin/main');
  return [...(await ask('diff', '--name-only', base)), ...(await ask('ls-files', '--others', '--exclude-standard'))];
}

const matching = (patterns) => globSync(patterns, { cwd: root });

/** Returns the demos of the components that changed. Everything that all components stand on changes every demo. */
function changedDemos(changed) {
  if (changed.some((file) => /^packages\/ui\/(gallery\/|package.json|src\/.*\.css)/.test(file))) return null;
  const sources = changed.filter((file) => /^packages\/ui\/src\/.*\.tsx?$/.test(file));
  const folders = new Set(sources.map((file) => path.dirname(file)));
  const shows = (demo) =>
    sources.includes(demo) ||
    [...readFileSync(path.join(root, demo), 'utf8').matchAll(/ from '(\.[^']+)'/g)].some(([, imported]) =>
      folders.has(path.dirname(path.join(path.dirname(demo), imported))),
    );
  return matching(['packages/ui/src/**/*.demo.tsx'])
    .filter(shows)
    .map((file) => path.basename(file, '.demo.tsx'));
}

/**
 * `exclude`: files that are left out, relative to the root. `description`: whether its linters run. `env`: what the
 * tests read.
 */
async function shortRun() {
  const changed = await changedFiles();
  const untouched = LEFT_OUT.filter(
    ({ when }) => !changed.some((file) => when.some((start) => file.startsWith(start))),
  );
  const demos = changedDemos(changed);
  return {
    exclude: [...untouched.flatMap(({ files }) => matching(files)), ...(demos?.length === 0 ? [GALLERY] : [])],
    only: [],
    description: changed.some((file) => DESCRIPTION.includes(file)),
    env: { ...FEW_ROUNDS, ...(demos && { GALERIA: demos.join() }) },
  };
}

/** `only`: the files of `npm run test:long`, relative to the root. */
const longRun = () => ({
  exclude: [],
  description: true,
  only: [...matching([...LEFT_OUT.flatMap(({ files }) => files), ...WITH_ROUNDS]), GALLERY],
  env: {},
});

console.log(JSON.stringify(process.argv.includes('--long') ? longRun() : await shortRun()));
