import { parseArgs } from 'node:util';
import { EmbeddedStartError } from '@corre/db/embedded/error.ts';
import { joinEmbedded } from '@corre/db/embedded.ts';
import { migrate, missingMigrations } from '@corre/db/migrate.ts';
import { type Config, readConfig } from '../base/config.ts';

const AJUDA = `Atualiza o esquema do banco de dados do Corre. Funciona com servidores no ar, desta versão e da anterior.

  npm run migrate                       aplica as migrações que faltam
  npm run migrate -- --ver              só mostra quais faltam; o código de saída é 3 quando falta alguma
  npm run migrate -- --espera 3600      tenta por até uma hora quando uma transação longa ocupa uma tabela (padrão: 600 s)

O banco é o de DATABASE_URL ou, sem ela, o da pasta DATA_DIR (.data). Interrompido, continua de onde parou na próxima vez.`;

const SAIDA_FALTAM = 3;

const opcoes = {
  ver: { type: 'boolean', default: false },
  espera: { type: 'string', default: '600' },
  ajuda: { type: 'boolean', short: 'h', default: false },
  help: { type: 'boolean', default: false },
} as const;

const dizer = (linha: string) => void process.stdout.write(`${linha}\n`);

async function noBanco<Resultado>(config: Config, fazer: (url: string) => Promise<Resultado>): Promise<Resultado> {
  if (config.DATABASE_URL) return fazer(config.DATABASE_LISTEN_URL ?? config.DATABASE_URL);
  const banco = await joinEmbedded({ dataDir: config.DATA_DIR, durable: true, log: dizer });
  try {
    return await fazer(banco.ownerUrl);
  } finally {
    await banco.stop();
  }
}

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

async function rodar(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: opcoes });
  const espera = Number(values.espera);
  const pediuAjuda = values.ajuda || values.help;
  if (pediuAjuda || !(espera >= 0)) {
    dizer(AJUDA);
    return pediuAjuda ? 0 : 2;
  }
  return noBanco(readConfig(process.env), (url) => (values.ver ? ver(url) : aplicar(url, espera)));
}

/** What went wrong, as a line a person can act on. */
function explicar(erro: unknown): string {
  if (!(erro instanceof Error)) return `Não foi possível migrar: ${String(erro)}`;
  if ('code' in erro && String(erro.code).startsWith('ERR_PARSE_ARGS')) return `Opção desconhecida.\n\n${AJUDA}`;
  if ('code' in erro && erro.code === 'ECONNREFUSED')
    return 'O banco de dados não responde. Confira DATABASE_URL e se o PostgreSQL está no ar.';
  return erro instanceof EmbeddedStartError || erro.name === 'MigrationFailedError' || erro.name === 'InvalidConfig'
    ? erro.message
    : `Não foi possível migrar: ${erro.message}`;
}

process.exitCode = await rodar(process.argv.slice(2)).catch((erro: unknown) => {
  process.stderr.write(`${explicar(erro)}\n`);
  return 1;
});
