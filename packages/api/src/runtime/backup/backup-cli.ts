import { parseArgs } from 'node:util';
import { EmbeddedStartError } from '@corre/db/embedded/error.ts';
import { InvalidConfig, readConfig } from '../../base/config.ts';
import { backup, copy, examine, restoreFile } from './commands.ts';

const AJUDA = `Cópias de segurança do Corre. Funcionam com servidores no ar.

  npm run backup -- --para /var/backups/corre                 uma cópia inteira do banco, em um arquivo da pasta
  npm run restore -- --de corre-….sql.gz --conferir           confere um arquivo, sem banco
  npm run restore -- --de corre-….sql.gz --para postgresql://…  para um banco vazio (createdb)
  npm run restore -- --de corre-….sql.gz --para embutido      para o banco embutido de uma pasta DATA_DIR nova
  npm run banco -- copiar --para postgresql://…               deste banco direto para um vazio, em outro servidor ou versão

O banco é o de DATABASE_URL ou, sem ela, o da pasta DATA_DIR (.data). A chave dos dados (CHAVE_DADOS, ou chave-dados em DATA_DIR)
não vai na cópia, e quem restaura precisa dela; --sem-chave restaura mesmo assim, sem o que ela cifra. docs/backup.md conta o resto.`;

const dizer = (linha: string) => void process.stdout.write(`${linha}\n`);

const opcoes = {
  para: { type: 'string' },
  de: { type: 'string' },
  conferir: { type: 'boolean', default: false },
  'sem-chave': { type: 'boolean', default: false },
  ajuda: { type: 'boolean', short: 'h', default: false },
  help: { type: 'boolean', default: false },
} as const;

async function rodar(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: opcoes, allowPositionals: true });
  const { para, de } = values;
  const comando = positionals.join(' ');
  const mesa = { config: readConfig(process.env), dizer };
  if (values.ajuda || values.help) dizer(AJUDA);
  else if (comando === 'backup' && para) await backup(mesa, para);
  else if (comando === 'restore' && de && values.conferir) await examine(de, dizer);
  else if (comando === 'restore' && de && para) await restoreFile(mesa, de, para, values['sem-chave']);
  else if (comando === 'banco copiar' && para) await copy(mesa, para);
  else {
    dizer(AJUDA);
    return 2;
  }
  return 0;
}

/** What went wrong, as a line a person can act on. */
function explicar(erro: unknown): string {
  if (!(erro instanceof Error)) return `Não foi possível: ${String(erro)}`;
  const esperado = erro instanceof EmbeddedStartError || erro instanceof InvalidConfig;
  if (esperado || erro.name === 'CopyError' || erro.name === 'MigrationFailedError') return erro.message;
  const codigo = 'code' in erro ? String(erro.code) : '';
  if (codigo.startsWith('ERR_PARSE_ARGS')) return `Opção desconhecida.\n\n${AJUDA}`;
  if (codigo === 'Z_BUF_ERROR') return 'Esta cópia está incompleta: o arquivo foi cortado. Use outra.';
  if (codigo === 'Z_DATA_ERROR') return 'Este arquivo não é uma cópia de segurança do Corre, ou foi danificado.';
  if (codigo === 'ENOENT') return `O arquivo não existe: ${'path' in erro ? erro.path : erro.message}`;
  if (codigo === 'ECONNREFUSED')
    return 'O banco de dados não responde. Confira o endereço e se o PostgreSQL está no ar.';
  return `Não foi possível: ${erro.message}`;
}

process.exitCode = await rodar(process.argv.slice(2)).catch((erro: unknown) => {
  process.stderr.write(`${explicar(erro)}\n`);
  return 1;
});
