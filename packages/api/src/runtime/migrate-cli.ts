import { migrate, missingMigrations } from '@corre/db/migrate.ts';
import { onOwnDatabase } from './command/own-database.ts';
import { configOf, OWN_OPTIONS_HELP, ownOptions, runCommand } from './command/run-command.ts';

const AJUDA = `Atualiza o esquema do banco de dados do Corre. Funciona com servidores no ar, desta versão e da anterior.

  npm run migrate                       aplica as migrações que faltam
  npm run migrate -- --ver              só mostra quais faltam; o código de saída é 3 quando falta alguma
  npm run migrate -- --espera 3600      tenta por até uma hora quando uma transação longa ocupa uma tabela (padrão: 600 s)

${OWN_OPTIONS_HELP}

Interrompido, continua de onde parou na próxima vez.`;

const SAIDA_FALTAM = 3;

const options = {
  ...ownOptions,
  ver: { type: 'boolean', default: false },
  espera: { type: 'string', default: '600' },
} as const;

const dizer = (linha: string) => void process.stdout.write(`${linha}\n`);

async function ver(url: string): Promise<number> {
  const faltam = await missingMigrations(url);
  for (const nome of faltam) dizer(`falta  ${nome}`);
  dizer(faltam.length === 0 ? 'O esquema está em dia.' : `Migrações que faltam: ${faltam.length}`);
  return faltam.length === 0 ? 0 : SAIDA_FALTAM;
}

async function aplicar(url: string, espera: number): Promise<number> {
  const feitas = await migrate(url, { progress: { info: dizer, warn: dizer }, patience: espera });
  dizer(feitas.length === 0 ? 'O esquema já estava em dia.' : `Migrações aplicadas: ${feitas.length}`);
  return 0;
}

await runCommand({ help: AJUDA, options }, async ({ values: { env, embedded, ver: soVer, espera }, positionals }) => {
  const seconds = Number(espera);
  if (!(seconds >= 0) || positionals.length > 0) return null;
  const choice = { config: configOf(env), embedded, create: true };
  return onOwnDatabase(choice, dizer, ({ ownerUrl }) => (soVer ? ver(ownerUrl) : aplicar(ownerUrl, seconds)));
});
