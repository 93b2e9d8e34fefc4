import type { Em } from '@corre/db/orm.ts';
import { USER_TYPES, type UserType } from '@corre/db/vocabulario.ts';
import type { Cofre } from '../shared-server/cofre.ts';
import { ContaRecusada, criarFuncionario, listarContas, redefinirSenha } from './contas.ts';
import { anonimizar, exportarDados } from './dados-pessoais.ts';
import { lerSenha, type SenhaLida } from './ler-senha.ts';

/** What was typed after the command. */
export interface Pedido {
  argumentos: string[];
  usuario: string | undefined;
  nome: string | undefined;
  gerar: boolean;
  confirmar: boolean;
}

/** What a command works with. `cofre` opens the encrypted columns. */
export interface Bancada {
  em: Em;
  cofre: () => Promise<Cofre>;
}

type Comando = (bancada: Bancada, pedido: Pedido) => Promise<void>;

export const dizer = (linha: string) => void process.stdout.write(`${linha}\n`);

const mostrarSenha = ({ senha, gerada }: SenhaLida) => {
  if (gerada) dizer(`Senha (anote, não aparece de novo): ${senha}`);
};

const criar: Comando = async ({ em }, { argumentos: [user_type], usuario, nome, gerar }) => {
  if (user_type !== 'suporte' && user_type !== 'admin') {
    throw new ContaRecusada('Diga o tipo: criar suporte, ou criar admin.');
  }
  if (!usuario || !nome) throw new ContaRecusada('Informe --usuario e --nome.');
  const lida = await lerSenha(gerar);
  await em.transactional((tx) => criarFuncionario(tx, { user_type, usuario, nome, senha: lida.senha }));
  dizer(`Conta ${user_type} "${usuario.toLowerCase()}" criada.`);
  mostrarSenha(lida);
};

const ehTipo = (texto: string | undefined): texto is UserType => USER_TYPES.some((tipo) => tipo === texto);

const senha: Comando = async ({ em }, { argumentos: [user_type, ...nomes], gerar }) => {
  const usuario = nomes.join(' ');
  if (!ehTipo(user_type) || usuario === '') throw new ContaRecusada('Diga a conta: senha <tipo> <usuario>.');
  const lida = await lerSenha(gerar);
  const encerradas = await em.transactional((tx) => redefinirSenha(tx, user_type, usuario, lida.senha));
  dizer(`Senha de ${user_type} "${usuario}" trocada; ${encerradas} sessão(ões) encerrada(s).`);
  mostrarSenha(lida);
};

const listar: Comando = async ({ em }) => {
  for (const { id, user_type, usuario, nome, ativo } of await listarContas(em)) {
    dizer(
      `${user_type.padEnd(11)}${String(id).padStart(6)}  ${usuario.padEnd(30)} ${nome}${ativo ? '' : '  (inativa)'}`,
    );
  }
};

const exportar: Comando = async ({ em, cofre }, { argumentos: [quem] }) => {
  if (!quem) throw new ContaRecusada('Diga de quem: exportar <usuario ou número do entregador>.');
  dizer(JSON.stringify(await exportarDados(em, await cofre(), quem), null, 2));
};

const apagarPessoa: Comando = async ({ em, cofre }, { argumentos: [quem], confirmar }) => {
  if (!quem) throw new ContaRecusada('Diga de quem: anonimizar <número do entregador>.');
  if (!confirmar) throw new ContaRecusada('Isto não tem volta. Repita o comando com --confirmar.');
  const chave = await cofre();
  const id = await em.transactional((tx) => anonimizar(tx, chave, quem));
  dizer(`Dados pessoais do entregador ${id} apagados; os totais continuam os mesmos.`);
};

export const COMANDOS: Record<string, Comando> = { criar, senha, listar, exportar, anonimizar: apagarPessoa };
