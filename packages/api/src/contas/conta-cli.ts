import { parseArgs } from 'node:util';
import { EmbeddedStartError } from '@corre/db/embedded/error.ts';
import { joinEmbedded } from '@corre/db/embedded.ts';
import { type Em, initOrm, migrate } from '@corre/db/orm.ts';
import { USER_TYPES, type UserType } from '@corre/db/vocabulario.ts';
import { type Config, ConfigInvalida, lerConfig } from '../config.ts';
import { ContaRecusada, criarFuncionario, listarContas, redefinirSenha } from './contas.ts';
import { lerSenha, type SenhaLida } from './ler-senha.ts';

const AJUDA = `Contas do Corre, para quem opera o servidor. Funciona com o servidor no ar ou parado.

  npm run conta -- criar suporte --usuario carla --nome "Carla Dias"    cria uma conta (suporte ou admin)
  npm run conta -- senha admin admin                                    troca a senha e encerra as sessões da conta
  npm run conta -- senha comercio "Pizzaria Bella Massa"                (entregador, comercio, admin ou suporte)
  npm run conta -- listar                                               mostra as contas

A senha é pedida no terminal ou lida da entrada padrão; vazia, ou com --gerar, é criada e mostrada uma única vez.
O banco é o de DATABASE_URL ou, sem ela, o da pasta DATA_DIR (.data).`;

const dizer = (linha: string) => process.stdout.write(`${linha}\n`);

const mostrarSenha = ({ senha, gerada }: SenhaLida) => {
  if (gerada) dizer(`Senha (anote, não aparece de novo): ${senha}`);
};

/** What was typed after the command. */
interface Pedido {
  argumentos: string[];
  usuario: string | undefined;
  nome: string | undefined;
  gerar: boolean;
}

async function criar(em: Em, { argumentos: [user_type], usuario, nome, gerar }: Pedido): Promise<void> {
  if (user_type !== 'suporte' && user_type !== 'admin')
    throw new ContaRecusada('Diga o tipo: criar suporte, ou criar admin.');
  if (!usuario || !nome) throw new ContaRecusada('Informe --usuario e --nome.');
  const lida = await lerSenha(gerar);
  await em.transactional((tx) => criarFuncionario(tx, { user_type, usuario, nome, senha: lida.senha }));
  dizer(`Conta ${user_type} "${usuario.toLowerCase()}" criada.`);
  mostrarSenha(lida);
}

const ehTipo = (texto: string | undefined): texto is UserType => USER_TYPES.some((tipo) => tipo === texto);

async function senha(em: Em, { argumentos: [user_type, ...nomes], gerar }: Pedido): Promise<void> {
  const usuario = nomes.join(' ');
  if (!ehTipo(user_type) || usuario === '') throw new ContaRecusada('Diga a conta: senha <tipo> <usuario>.');
  const lida = await lerSenha(gerar);
  const encerradas = await em.transactional((tx) => redefinirSenha(tx, user_type, usuario, lida.senha));
  dizer(`Senha de ${user_type} "${usuario}" trocada; ${encerradas} sessão(ões) encerrada(s).`);
  mostrarSenha(lida);
}

async function listar(em: Em): Promise<void> {
  for (const { user_type, usuario, nome, ativo } of await listarContas(em)) {
    dizer(`${user_type.padEnd(11)} ${usuario.padEnd(30)} ${nome}${ativo ? '' : '  (inativa)'}`);
  }
}

const COMANDOS: Record<string, (em: Em, pedido: Pedido) => Promise<void>> = { criar, senha, listar };

async function noBanco(config: Config, fazer: (em: Em) => Promise<void>): Promise<void> {
  const banco = config.DATABASE_URL
    ? { url: config.DATABASE_URL, stop: async () => undefined }
    : await joinEmbedded({ dataDir: config.DATA_DIR, durable: true, log: dizer });
  try {
    const orm = await initOrm({ url: banco.url, poolMax: 2 });
    try {
      await migrate(orm);
      await fazer(orm.em.fork());
    } finally {
      await orm.close();
    }
  } finally {
    await banco.stop();
  }
}

const opcoes = {
  usuario: { type: 'string' },
  nome: { type: 'string' },
  gerar: { type: 'boolean', default: false },
  ajuda: { type: 'boolean', short: 'h', default: false },
  help: { type: 'boolean', default: false },
} as const;

async function rodar(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: opcoes, allowPositionals: true });
  const [nome = 'ajuda', ...argumentos] = positionals;
  const comando = COMANDOS[nome];
  if (!comando || values.ajuda || values.help) {
    dizer(AJUDA);
    return nome === 'ajuda' || values.ajuda || values.help ? 0 : 2;
  }
  const pedido = { argumentos, usuario: values.usuario, nome: values.nome, gerar: values.gerar };
  await noBanco(lerConfig(process.env), (em) => comando(em, pedido));
  return 0;
}

/** What went wrong, as a line a person can act on. */
function explicar(erro: unknown): string {
  const esperado =
    erro instanceof ContaRecusada || erro instanceof ConfigInvalida || erro instanceof EmbeddedStartError;
  if (esperado) return erro.message;
  if (erro instanceof TypeError && 'code' in erro) return `Opção desconhecida.\n\n${AJUDA}`;
  return `Não foi possível: ${erro instanceof Error ? erro.message : String(erro)}`;
}

process.exitCode = await rodar(process.argv.slice(2)).catch((erro: unknown) => {
  process.stderr.write(`${explicar(erro)}\n`);
  return 1;
});
// A pipe that stays open behind us must not keep the command alive.
process.stdin.destroy();
