/**
 * What `npm test` leaves to `npm run test:long`: files that look at one part from outside and take long, and the rounds
 * of random worlds. `npm test` runs them too where that part was changed. A program of its own, because test.mjs runs on
 * the machine's Node, which may have no `globSync`: prints `exclude`, `only` and `env` as JSON.
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import { capture, root } from './workspace.mjs';

/** Test files by the paths that they depend on. */
const LONG = [
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
  // Where everything stands on a screen: positions, budgets of words and controls, text sizes, long lists.
  {
    files: [
      'e2e/one-view{,-admin,-board,-inicio,-public,-tower}.e2e.test.ts',
      'e2e/{courier-in-reach,first-view-offices,long-lists,support-thousand,text-size}.e2e.test.ts',
    ],
    when: ['apps/', 'packages/ui/', 'docs/screens.md', 'e2e/one-view', 'e2e/harness.ts'],
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
];
const GALLERY = 'packages/ui/gallery/gallery.e2e.test.ts';

/**
 * What `npm test` takes of the rounds of random worlds and races, of the text sizes, of the windows and of the themes. Without these
 * variables the tests take all of theirs.
 */
const FEW_ROUNDS = {
  MODELO_RODADAS: '1',
  SEXTA_ATOS: '60',
  RODADAS_PARTE: '0.25',
  TEXTO_PX: '32',
  LARGURAS: '360,1360',
  TEMAS: 'dark',
};
const WITH_ROUNDS = [
  'packages/testing/src/{model/model,friday/friday}.integration.test.ts',
  'packages/api/src/**/corridas{,-*}.integration.test.ts',
  'packages/api/src/{acesso/permissions,opendelivery/http}/garbage.integration.test.ts',
  'packages/api/src/runtime/stop.integration.test.ts',
  'e2e/{admin,drawn-page,public-home,shop-office,support-office,tracking}.e2e.test.ts',
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

/** Returns the demos beside the components that changed. Everything that all components stand on changes every demo. */
function changedDemos(changed) {
  if (changed.some((file) => /^packages\/ui\/(gallery\/|package.json|src\/.*\.css)/.test(file))) return null;
  const folders = changed
    .filter((file) => /^packages\/ui\/src\/.*\.tsx?$/.test(file))
    .map((file) => path.dirname(file));
  return matching(folders.map((folder) => `${folder}/*.demo.tsx`)).map((file) => path.basename(file, '.demo.tsx'));
}

/** `exclude`: files that are left out, relative to the root. `env`: what the others read. */
async function shortRun() {
  const changed = await changedFiles();
  const untouched = LONG.filter(({ when }) => !changed.some((file) => when.some((start) => file.startsWith(start))));
  const demos = changedDemos(changed);
  return {
    exclude: [...untouched.flatMap(({ files }) => matching(files)), ...(demos?.length === 0 ? [GALLERY] : [])],
    only: [],
    env: { ...FEW_ROUNDS, ...(demos && { GALERIA: demos.join() }) },
  };
}

/** `only`: the files of `npm run test:long`, relative to the root. */
const longRun = () => ({
  exclude: [],
  only: [...matching([...LONG.flatMap(({ files }) => files), ...WITH_ROUNDS]), GALLERY],
  env: {},
});

console.log(JSON.stringify(process.argv.includes('--long') ? longRun() : await shortRun()));
