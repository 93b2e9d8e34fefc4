import { configOf, OWN_OPTIONS_HELP, ownOptions, runCommand } from '../command/run-command.ts';
import { backup, copy, examine, restoreFile } from './commands.ts';

const AJUDA = `Cópias de segurança do Corre. Funcionam com servidores no ar.

  npm run backup -- --para /var/backups/corre                 uma cópia inteira do banco, em um arquivo da pasta
  npm run restore -- --de corre-….sql.gz --conferir           confere um arquivo, sem banco
  npm run restore -- --de corre-….sql.gz --para postgresql://…  para um banco vazio (createdb)
  npm run restore -- --de corre-….sql.gz --para embutido      para o banco embutido de uma pasta DATA_DIR nova
  npm run banco -- copiar --para postgresql://…               deste banco direto para um vazio, em outro servidor ou versão

${OWN_OPTIONS_HELP}
  --vazio                    backup, copiar: o banco ainda não tem nenhuma solicitação, e é ele mesmo

A chave dos dados (CHAVE_DADOS, ou chave-dados em DATA_DIR) não vai na cópia, e quem restaura precisa dela; --sem-chave restaura
mesmo assim, sem o que ela cifra. docs/backup.md conta o resto.`;

const dizer = (linha: string) => void process.stdout.write(`${linha}\n`);

const options = {
  ...ownOptions,
  para: { type: 'string' },
  de: { type: 'string' },
  conferir: { type: 'boolean', default: false },
  'sem-chave': { type: 'boolean', default: false },
  vazio: { type: 'boolean', default: false },
} as const;

await runCommand({ help: AJUDA, options }, async ({ values, positionals }) => {
  const { para, de, env, embedded, vazio } = values;
  const command = positionals.join(' ');
  const mesa = () => ({ config: configOf(env), embedded, dizer });
  if (command === 'backup' && para) await backup(mesa(), para, vazio);
  else if (command === 'restore' && de && values.conferir) await examine(de, dizer);
  else if (command === 'restore' && de && para) await restoreFile(mesa(), de, para, values['sem-chave']);
  else if (command === 'banco copiar' && para) await copy(mesa(), para, vazio);
  else return null;
  return 0;
});
