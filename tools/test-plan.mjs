/**
 * Which test files a run takes. `npm test` leaves out files that look at one part from outside, the corners of each
 * panel, and most rounds of random worlds. `npm run test:long` takes what was left out; with `--changed` only the files
 * of parts that changed. `npm run test:all` (`--all`) takes everything once.
 * A program of its own, because test.mjs runs on the machine's Node, which may have no `globSync`: prints `exclude`,
 * `only`, `heavy`, `description` and `env` as JSON. All files are relative to the root.
 */
import { globSync } from 'node:fs';
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

/** Files with `when`: starts of paths. With `--changed`, a change of one of these paths takes the files. */
const LEFT_OUT = [
  { files: ['tools/commands.integration.test.ts'], when: ['tools/', 'README.md'] },
  { files: ['tools/lockfile.integration.test.ts'], when: ['package', 'apps/'] },
  // Each builds apps several times.
  {
    files: ['tools/{build-inputs,reproducible-build}.integration.test.ts'],
    when: ['tools/', 'nx.json', 'package.json', 'tsconfig'],
  },
  {
    files: [
      'packages/deploy/src/{cluster,containers,proxy-checks,quick-start,rehearsal}/*.integration.test.ts',
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
  browser(['translated-page'], ['apps/']),
  browser(
    ['back', 'custody', 'door-payment', 'problem', 'proof'],
    ['apps/courier/', 'apps/shop/', 'apps/support/', 'packages/api/src/pedidos/'],
  ),
  browser(
    ['api-keys', 'applications', 'integrations', 'open-delivery'],
    ['apps/admin/src/features/integracoes', 'packages/api/src/integracoes/', 'packages/api/src/opendelivery/'],
  ),
  { files: ['packages/ui/gallery/gallery.e2e.test.ts'], when: ['packages/ui/'] },
];

/** Tests that draw random worlds: `npm test` plays few of their rounds, `npm run test:long` all. */
const WITH_ROUNDS = [
  {
    files: [
      'packages/testing/src/{model/model,friday/friday,recebimentos/recebimentos}.integration.test.ts',
      'packages/api/src/**/corridas{,-*}.integration.test.ts',
      'packages/api/src/numeros/numeros.integration.test.ts',
      'packages/api/src/opendelivery/http/garbage.integration.test.ts',
      'packages/api/src/runtime/stop.integration.test.ts',
    ],
    when: ['packages/api/src/', 'packages/db/src/', 'packages/contract/src/', 'packages/testing/src/'],
  },
];
const FEW_ROUNDS = {
  MODELO_RODADAS: '1',
  SEXTA_ATOS: '60',
  PIX_SEMANAS: '1',
  PIX_LOJAS: '6',
  RODADAS_PARTE: '0.25',
};

/**
 * Files that run alone, one after another: commands and benches, rehearsals, whole machines, models of random worlds.
 * Beside others they take minutes longer, and make the others wait.
 */
const HEAVY = [
  'tools/commands.integration.test.ts',
  'packages/deploy/src/{containers,quick-start,rehearsal}/*.integration.test.ts',
  'packages/testing/src/{model,friday,recebimentos,sdk}/*.integration.test.ts',
  'packages/api/src/numeros/numeros.integration.test.ts',
];

/** What the linters of the API description read. */
const DESCRIPTION = [
  'docs/openapi.json',
  'docs/openapi-chave.json',
  'docs/open-delivery.json',
  '.spectral.yaml',
  'redocly.yaml',
];

const matching = (entries) => globSync(entries, { cwd: root });
const filesOf = (entries) => matching(entries.flatMap(({ files }) => files));
const touches = (changed, starts) => changed.some((file) => starts.some((start) => file.startsWith(start)));

/**
 * Returns the files that differ from what was integrated (`origin/main`, or `NX_BASE`), committed or not. On main itself
 * returns those that differ from the last tag, and null when there is no tag.
 */
async function changedFiles() {
  const ask = async (...args) => {
    const { code, output } = await capture('git', args);
    return code === 0 ? output.split('\n').filter(Boolean) : [];
  };
  const [head] = await ask('rev-parse', 'HEAD');
  const [integrated] = await ask('merge-base', 'HEAD', process.env.NX_BASE ?? 'origin/main');
  const [base] = integrated === head ? await ask('describe', '--tags', '--abbrev=0') : [integrated];
  if (base === undefined) return null;
  return [...(await ask('diff', '--name-only', base)), ...(await ask('ls-files', '--others', '--exclude-standard'))];
}

const short = () => ({ exclude: filesOf(LEFT_OUT), only: [], heavy: [], description: false, env: FEW_ROUNDS });

const all = () => {
  const heavy = matching(HEAVY);
  return { exclude: heavy, only: [], heavy, description: true, env: {} };
};

/** `changed`: files, or null for the parts that did not change too. */
function long(changed) {
  const chosen = [...LEFT_OUT, ...WITH_ROUNDS].filter(({ when }) => changed === null || touches(changed, when));
  const files = filesOf(chosen);
  const heavy = matching(HEAVY).filter((file) => files.includes(file));
  return {
    exclude: heavy,
    only: files.filter((file) => !heavy.includes(file)),
    heavy,
    description: changed === null || touches(changed, DESCRIPTION),
    env: {},
  };
}

const asked = new Set(process.argv.slice(2));
const plan = asked.has('--all')
  ? all()
  : asked.has('--long')
    ? long(asked.has('--changed') ? await changedFiles() : null)
    : short();
console.log(JSON.stringify(plan));
