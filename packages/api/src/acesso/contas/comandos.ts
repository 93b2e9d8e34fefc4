import { enderecoDoLink } from '@corre/contract/links/regras.ts';
import type { UserType } from '@corre/contract/vocabulario.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Vault } from '../../base/vault.ts';
import { ehTipo } from '../conta.queries.ts';
import { criarLinkDeAcesso } from '../links/criar-link.ts';
import { acharPessoa, ContaRecusada } from './achar-pessoa.ts';
import { anonimizar } from './anonimizar.ts';
import { criarFuncionario, listarContas, OPERADOR, redefinirSenha } from './contas.ts';
import { encerrarConta } from './encerrar-conta.ts';
import { exportarDados } from './exportar-dados.ts';
import { readPassword, type SenhaLida } from './read-password.ts';
import { removerSegundoFator } from './remover-segundo-fator.ts';

/** The arguments of a command. */
export interface Pedido {
  argumentos: string[];
  usuario: string | undefined;
  nome: string | undefined;
  elo: string | undefined;
  gerar: boolean;
  confirmar: boolean;
}

/** The resources of a command. `url` is the database's. `vault` decrypts personal columns. */
export interface Bancada {
  em: Em;
  url: string;
  vault: () => Promise<Vault>;
}

export type Comando = (bancada: Bancada, pedido: Pedido) => Promise<void>;

export const dizer = (linha: string) => void process.stdout.write(`${linha}\n`);

const mostrarSenha = ({ senha, gerada }: SenhaLida) => {
  if (gerada) dizer(`Senha (anote, não aparece de novo): ${senha}`);
};

const sessoesEncerradas = (total: number) => `${total} ${total === 1 ? 'sessão encerrada' : 'sessões encerradas'}`;

/** Returns the account in the arguments: the type, then a user name, a shop's name or `#number`. */
function contaPedida(comando: string, [user_type, ...nomes]: string[]): { user_type: UserType; quem: string } {
  const quem = nomes.join(' ');
  if (ehTipo(user_type) && quem !== '') return { user_type, quem };
  throw new ContaRecusada(
    `Diga o tipo e a conta: ${comando} entregador joao, ou ${comando} entregador '#7'. Tipos: entregador, comercio, admin, suporte.`,
  );
}

const criar: Comando = async ({ em }, { argumentos: [user_type], usuario, nome, gerar }) => {
  if (user_type !== 'suporte' && user_type !== 'admin') {
    throw new ContaRecusada('Diga o tipo: criar suporte, ou criar admin.');
  }
  if (!usuario || !nome) throw new ContaRecusada('Informe --usuario e --nome.');
  const lida = await readPassword(gerar);
  await em.transactional((tx) => criarFuncionario(tx, { user_type, usuario, nome, senha: lida.senha }));
  dizer(`Conta ${user_type} "${usuario.toLowerCase()}" criada.`);
  mostrarSenha(lida);
};

const senha: Comando = async ({ em }, { argumentos, gerar }) => {
  const { user_type, quem } = contaPedida('senha', argumentos);
  const lida = await readPassword(gerar);
  const { encerradas, reaberta } = await em.transactional((tx) => redefinirSenha(tx, user_type, quem, lida.senha));
  dizer(`Senha de ${user_type} "${quem}" trocada; ${sessoesEncerradas(encerradas)}.`);
  if (reaberta) dizer('A conta estava encerrada e foi aberta de novo.');
  mostrarSenha(lida);
};

const link: Comando = async ({ em }, { argumentos }) => {
  const { user_type, quem } = contaPedida('link', argumentos);
  const pessoa = await em.transactional(async (tx) => {
    const { id, nome } = await acharPessoa(tx, user_type, quem);
    return { nome, ...(await criarLinkDeAcesso(tx, { user_type, id }, { ator: OPERADOR })) };
  });
  dizer(`Link para ${pessoa.nome} criar uma senha nova. Vale uma vez, por ${pessoa.minutos} minutos:`);
  dizer(enderecoDoLink(process.env.SITE_URL ?? '', pessoa.segredo));
};

/** Labels of accounts that are not active. */
const ESTADO_DO_CADASTRO = { pendente: 'espera aprovação', recusada: 'cadastro recusado' };

const estadoDe = ({ ativo, aprovacao }: Pick<Row<'entregador'>, 'ativo' | 'aprovacao'>) =>
  ativo ? '' : `  (${aprovacao === null ? 'inativa' : ESTADO_DO_CADASTRO[aprovacao]})`;

const listar: Comando = async ({ em }) => {
  for (const conta of await listarContas(em)) {
    const { id, user_type, usuario, nome } = conta;
    dizer(`${user_type.padEnd(11)}${`#${id}`.padStart(7)}  ${usuario.padEnd(30)} ${nome}${estadoDe(conta)}`);
  }
};

const encerrar: Comando = async ({ em }, { argumentos }) => {
  const { user_type, quem } = contaPedida('encerrar', argumentos);
  if (user_type === 'entregador' || user_type === 'comercio') {
    throw new ContaRecusada(
      'Só contas admin e suporte se encerram aqui; entregadores e comércios, no painel do administrador.',
    );
  }
  const total = await em.transactional((tx) => encerrarConta(tx, user_type, quem));
  dizer(`Conta ${user_type} "${quem}" encerrada; ${sessoesEncerradas(total)}.`);
};

const exportar: Comando = async ({ em, vault }, { argumentos }) => {
  const { user_type, quem } = contaPedida('exportar', argumentos);
  dizer(JSON.stringify(await exportarDados(em, await vault(), user_type, quem), null, 2));
};

const segundoFator: Comando = async ({ em }, { argumentos: [ato, ...resto] }) => {
  const quem = resto.join(' ');
  if (ato !== 'remover' || quem === '') {
    throw new ContaRecusada(
      'Diga a conta: segundo-fator remover carla, ou segundo-fator remover comercio "Bella Massa".',
    );
  }
  const [user_type, ...nomes] = resto;
  const { pessoa, removidos, encerradas } = await em.transactional((tx) =>
    removerSegundoFator(tx, ehTipo(user_type) && nomes.length > 0 ? { user_type, quem: nomes.join(' ') } : { quem }),
  );
  dizer(
    `Segundo fator de ${pessoa.user_type} "${pessoa.nome}": ${removidos} ${removidos === 1 ? 'removido' : 'removidos'}; ${sessoesEncerradas(encerradas)}.`,
  );
  dizer('A próxima entrada, com a senha, pede o cadastro de outro onde ele é exigido.');
};

const apagarPessoa: Comando = async ({ em, vault }, { argumentos, confirmar }) => {
  const { user_type, quem } = contaPedida('anonimizar', argumentos);
  if (!confirmar) throw new ContaRecusada('Isto não tem volta. Repita o comando com --confirmar.');
  const chave = await vault();
  const id = await em.transactional(async (tx) => {
    const pessoa = await acharPessoa(tx, user_type, quem);
    await anonimizar(tx, chave, OPERADOR, pessoa);
    return pessoa.id;
  });
  dizer(`Dados pessoais de ${user_type} #${id} apagados; os totais continuam os mesmos.`);
};

export const COMANDOS: Record<string, Comando> = {
  criar,
  senha,
  link,
  listar,
  encerrar,
  exportar,
  anonimizar: apagarPessoa,
  'segundo-fator': segundoFator,
};
