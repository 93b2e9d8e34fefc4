/**
 * Which test files a run takes. `npm test` takes eight minutes on two cores, so it leaves out the slow files of the
 * API, races and random worlds, and the corners of each panel. `npm run test:long` takes what was left out; with
 * `--changed` only the files of parts that changed. `npm run test:all` (`--all`) takes everything once.
 * A program of its own, because test.mjs runs on the machine's Node, which may have no `globSync`: prints `exclude`,
 * `only`, `heavy` and `description` as JSON. All files are relative to the root.
 */
import { globSync } from 'node:fs';
import times from './test-times.json' with { type: 'json' };
import { capture, root } from './workspace.mjs';

/** Browser tests look at the built apps through these. */
const SHARED = ['packages/ui/', 'packages/client/', 'packages/contract/src/', 'packages/testing/src/harness/'];
/** A change of what browser tests share runs all of them. */
const isHelper = (file) => file.startsWith('e2e/') && !file.includes('.e2e.test.');
/** Returns the browser files of a part, by their names without the ending. */
const browser = (names, when) => ({
  files: names.map((name) => `e2e/${name}.e2e.test.ts`),
  when: [...when, ...SHARED],
});

/** Seconds from which a file of the API is left to `npm run test:long`, measured as test-times.json says. */
const SLOW = 4;
const integration = '.integration.test.ts';
/** Returns the slow integration files of the API. Each runs when its feature, the database or the contract changed. */
const slowOnes = () =>
  Object.entries(times)
    .filter(([file, seconds]) => file.startsWith('packages/api/src/') && file.endsWith(integration) && seconds >= SLOW)
    .map(([file]) => ({
      files: [file],
      when: [
        `${file.split('/').slice(0, 4).join('/')}/`,
        ...['base', 'transport'].map((part) => `packages/api/src/${part}/`),
        ...['packages/db/src/', 'packages/contract/src/', 'packages/testing/src/harness/'],
      ],
    }));

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
  // Races, and random worlds.
  {
    files: [
      'packages/api/src/**/corridas{,-*}.integration.test.ts',
      'packages/api/src/pedidos/{localizacao/localizacao,marcos/devolver,marcos/devolver-cancelada}.integration.test.ts',
      'packages/api/src/pedidos/solicitacoes/mudancas.integration.test.ts',
      'packages/testing/src/{model,friday,recebimentos}/*.integration.test.ts',
      'packages/api/src/numeros/numeros.integration.test.ts',
      'packages/api/src/runtime/stop.integration.test.ts',
    ],
    when: ['packages/api/src/', 'packages/db/src/', 'packages/contract/src/', 'packages/testing/src/'],
  },
  // A push and the dispatch wait for each other.
  {
    files: ['packages/api/src/eventos/push/push.integration.test.ts'],
    when: ['packages/api/src/despacho/', 'packages/api/src/eventos/'],
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
  {
    files: ['packages/db/src/{schema,joined-statements}.integration.test.ts'],
    when: ['packages/db/'],
  },
  {
    files: ['packages/testing/src/demo/{any-hour,sums}.integration.test.ts'],
    when: ['packages/demo/', 'packages/db/', 'packages/api/src/'],
  },
  // Every call of the API, through every door and as every caller.
  {
    files: [
      'packages/api/src/runtime/{ways-in,openapi/refusals}.integration.test.ts',
      'packages/api/src/acesso/permissions/{matrix,kept-answers,garbage}.integration.test.ts',
      'packages/api/src/opendelivery/http/garbage.integration.test.ts',
      'packages/api/src/transport/rest/times.integration.test.ts',
      'packages/deploy/src/contract/{answers,example-answers,fuzz/fuzz}.integration.test.ts',
    ],
    when: ['packages/api/src/', 'packages/contract/src/', 'packages/db/src/', 'packages/deploy/src/contract/'],
  },
  // Where everything stands on a screen: positions, budgets of words and controls, text sizes, long lists.
  browser(
    [
      ...['one-view', 'one-view-admin', 'one-view-board', 'one-view-inicio', 'one-view-public', 'one-view-tower'],
      ...['courier-in-reach', 'first-view-offices', 'held-rows', 'long-lists', 'one-view-foot'],
      ...['support-thousand', 'text-size'],
    ],
    ['apps/', 'docs/screens.md'],
  ),
  // The corners of each panel. The day of every panel stays in `npm test`.
  browser(['drawn-page', 'public-home', 'public-login', 'public-registration'], ['apps/landing/']),
  browser(
    [
      ...['courier', 'courier-answer', 'courier-deliveries', 'courier-offer', 'courier-offline', 'courier-place'],
      ...['courier-sealed', 'courier-today', 'no-stream', 'push-notice', 'sealed', 'weeks'],
    ],
    ['apps/courier/', ...['despacho', 'dinheiro', 'eventos'].map((part) => `packages/api/src/${part}/`)],
  ),
  browser(
    ['addresses', 'destinatario', 'notices', 'ordering-app', 'ready', 'shop-office', 'tracking'],
    ['apps/shop/', 'packages/api/src/pedidos/', 'packages/api/src/apps-de-pedidos/'],
  ),
  browser(
    ['admin', 'approval', 'friday', 'no-false-zeros', 'numbers', 'receipts', 'receipts-week'],
    ['apps/', ...['dinheiro', 'numeros', 'pessoas', 'acesso'].map((part) => `packages/api/src/${part}/`)],
  ),
  browser(
    ['queue-replay', 'support-office', 'support-system'],
    ['apps/support/', 'packages/api/src/despacho/', 'packages/api/src/runtime/'],
  ),
  browser(
    [
      ...['first-view', 'late-part', 'older-pages', 'printed-floating', 'printed-tables', 'session', 'told-errors'],
      ...['translated-page', 'work'],
    ],
    ['apps/', 'packages/api/src/'],
  ),
  browser(['second-factor'], ['apps/admin/', 'apps/support/', 'packages/api/src/acesso/']),
  browser(
    ['back', 'custody', 'door-payment', 'large-photo', 'problem', 'proof', 'way-back'],
    ['apps/courier/', 'apps/shop/', 'apps/support/', 'packages/api/src/pedidos/', 'packages/api/src/dinheiro/'],
  ),
  browser(
    ['api-keys', 'applications', 'integrations', 'open-delivery'],
    ['apps/admin/', ...['integracoes', 'opendelivery', 'acesso'].map((part) => `packages/api/src/${part}/`)],
  ),
  { files: ['packages/ui/gallery/gallery.e2e.test.ts'], when: ['packages/ui/'] },
];

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
const filesOf = (entries) => [...new Set(matching(entries.flatMap(({ files }) => files)))];
const leftOut = () => [...LEFT_OUT, ...slowOnes()];
const touches = (changed, starts) => changed.some((file) => starts.some((start) => file.startsWith(start)));
/** Whether a change of these files asks for an entry: for its part, for one of its files, or for what those share. */
const asks = (changed, { files, when }) =>
  touches(changed, when) ||
  matching(files).some((file) => changed.includes(file)) ||
  (files[0].startsWith('e2e/') && changed.some(isHelper));

/**
 * Returns the files that differ from what was integrated (`origin/main`, or `NX_BASE`), committed or not. On main
 * itself returns those that differ from the last tag, and null when there is no tag.
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

const short = () => ({ exclude: filesOf(leftOut()), only: [], heavy: [], description: false });

const all = () => {
  const heavy = matching(HEAVY);
  return { exclude: heavy, only: [], heavy, description: true };
};

/** `changed`: files, or null for the parts that did not change too. */
function long(changed) {
  const chosen = leftOut().filter((entry) => changed === null || asks(changed, entry));
  const files = filesOf(chosen);
  const heavy = matching(HEAVY).filter((file) => files.includes(file));
  return {
    exclude: heavy,
    only: files.filter((file) => !heavy.includes(file)),
    heavy,
    description: changed === null || touches(changed, DESCRIPTION),
  };
}

const asked = new Set(process.argv.slice(2));
const plan = asked.has('--all')
  ? all()
  : asked.has('--long')
    ? long(asked.has('--changed') ? await changedFiles() : null)
    : short();
console.log(JSON.stringify(plan));
