/** `npm run release -- <painel|api>`: releases, rolls back, lists and cleans up (docs/releases.md). */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PANELS, type Panel } from '@corre/contract/panels.ts';
import { cleanUp, goTo, listReleases } from './kept-releases.ts';
import { affectedSince, buildApp, commitOfWorkspace, workspace } from './programs.ts';
import { publishApi } from './publish-api.ts';
import { type Published, publishApp } from './publish-app.ts';
import { ReleaseRefused } from './refused.ts';

const NAMES = ['api', ...PANELS.map(({ name }) => name)];
const HELP = `Libera uma parte da Corre sozinha: ${NAMES.join(', ')}.

  npm run release -- courier                     constrói o painel, confere e coloca no ar
  npm run release -- api                         instala a API com o Node dela, testa e aponta current para ela
  npm run release -- courier --rollback          volta à versão anterior (de novo: avança outra vez)
  npm run release -- courier --para 0.1.0-3f2a…  coloca no ar uma versão guardada
  npm run release -- courier --lista             mostra as versões guardadas (→ no ar, ← a anterior)
  npm run release -- courier --limpar            remove o que passou do prazo (também acontece a cada liberação)
  npm run release -- --afetados desde=v1.2.0     o que mudou desde um commit ou uma tag e deve ser liberado

  --raiz /srv/corre           a pasta das versões (padrão: CORRE_RAIZ, ou /srv/corre)
  --com-banco-embutido        api: leva junto o PostgreSQL embutido (sem ele, DATABASE_URL é obrigatória)

A página pública precisa do endereço dela: SITE_URL=https://… npm run release -- landing`;

const options = {
  raiz: { type: 'string' },
  rollback: { type: 'boolean', default: false },
  para: { type: 'string' },
  lista: { type: 'boolean', default: false },
  limpar: { type: 'boolean', default: false },
  afetados: { type: 'string' },
  'com-banco-embutido': { type: 'boolean', default: false },
  ajuda: { type: 'boolean', short: 'h', default: false },
  help: { type: 'boolean', default: false },
} as const;

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** The operator's next step after a switch of the API: running processes must be restarted. */
const RESTART = 'Os processos no ar continuam com a versão deles: reinicie um de cada vez.';

function tell(name: string, { id, made, switched }: Published): void {
  if (!switched) {
    say(`${name} ${id} já está no ar: nada mudou.`);
    return;
  }
  say(
    `${name} ${id} ${made ? 'foi criada e ' : 'já estava guardada e '}${name === 'api' ? 'é a atual.' : 'está no ar.'}`,
  );
  if (name === 'api') say(RESTART);
}

async function releaseApp(panel: Panel, root: string, now: Date): Promise<Published> {
  if (panel.name === 'landing' && !process.env.SITE_URL) {
    throw new ReleaseRefused('Diga o endereço público da página: SITE_URL=https://… npm run release -- landing');
  }
  say(`Construindo ${panel.name}…`);
  await buildApp(panel.name);
  const app = path.join(workspace, 'apps', panel.name);
  const { version } = JSON.parse(await readFile(path.join(app, 'package.json'), 'utf8'));
  const commit = await commitOfWorkspace();
  return publishApp({ root, panel, dist: path.join(app, 'dist'), version, commit, now });
}

async function tellAffected(given: string): Promise<void> {
  const ref = given.replace(/^desde=/, '');
  const names = await affectedSince(ref);
  if (names.length === 0) say(`Desde ${ref} nada mudou que precise ser liberado.`);
  else say(`Desde ${ref} mudou o que vai em: ${names.join(', ')}. Nesta ordem:`);
  for (const name of names) say(`  npm run release -- ${name}`);
}

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [name = '', ...more] = positionals;
  if (values.afetados !== undefined) {
    await tellAffected(values.afetados);
    return 0;
  }
  const asked = values.ajuda || values.help;
  if (asked || more.length > 0 || !NAMES.includes(name)) {
    say(HELP);
    return asked ? 0 : 2;
  }
  const root = path.resolve(values.raiz ?? process.env.CORRE_RAIZ ?? '/srv/corre');
  const now = new Date();
  if (values.lista) for (const line of await listReleases(root, name)) say(line);
  else if (values.limpar) {
    const { releases, assets } = await cleanUp(root, name, now);
    say(`Removido: ${releases.length} versões e ${assets} arquivos de ${name}.`);
  } else if (values.rollback || values.para) {
    const { from, to } = await goTo(root, name, now, values.para);
    tell(name, { id: to, made: false, switched: from !== to });
  } else {
    // Imported only here, because it loads the whole API.
    const { refuseUnkeptContract } = await import('./kept-contract.ts');
    refuseUnkeptContract();
    const panel = PANELS.find((one) => one.name === name);
    const embedded = values['com-banco-embutido'];
    tell(
      name,
      panel
        ? await releaseApp(panel, root, now)
        : await publishApi({ root, now, embedded, commit: await commitOfWorkspace() }),
    );
  }
  return 0;
}

function explain(error: unknown): string {
  if (error instanceof ReleaseRefused) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  if (code.startsWith('ERR_PARSE_ARGS')) return `Opção desconhecida.\n\n${HELP}`;
  if (code === 'EACCES' || code === 'EROFS')
    return `Sem permissão para escrever: ${error.message}. Use --raiz, ou quem é dono da pasta.`;
  return `Não foi possível: ${error.message}`;
}

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  return 1;
});
