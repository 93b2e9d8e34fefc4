import { SENHA_INICIAL_COMERCIO, SENHA_MAX, SENHA_MIN } from '@corre/contract/constants.ts';
import { arrumarNome, ehNomeDePessoa, NOME_INVALIDO } from '@corre/contract/names.ts';
import type { UserType } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { row, rows, sql } from '@corre/db/sql.ts';
import { cifrarSenha } from '../../base/password-hash.ts';
import { auditar } from '../auditoria/auditar.ts';
import { recusaDeSenha } from '../senhas/regras.ts';
import { TABELAS } from '../sessoes/account-tables.ts';
import { type Conta, encerrarTodas } from '../sessoes/sessoes.ts';
import { acharPessoa } from './achar-pessoa.ts';
import { ContaRecusada } from './erros.ts';

export type TipoDeFuncionario = 'admin' | 'suporte';

/** Who acts: whoever has the server's command line. */
export const OPERADOR = { user_type: 'sistema', id: null };

export interface NovaConta {
  user_type: TipoDeFuncionario;
  usuario: string;
  nome: string;
  senha: string;
}

function conferirSenhaNova(senha: string, user_type: UserType, usuario: string): void {
  if (senha.trim() === '' || senha.length < SENHA_MIN || senha.length > SENHA_MAX) {
    throw new ContaRecusada(`A senha deve ter de ${SENHA_MIN} a ${SENHA_MAX} caracteres.`);
  }
  const recusa = user_type === 'admin' || user_type === 'suporte' ? recusaDeSenha(senha, usuario) : null;
  if (recusa) throw new ContaRecusada(recusa);
}

/** Creates a staff account. Its user name is also no courier's: a login without a type tries both. */
export async function criarFuncionario(em: Em, { user_type, usuario, nome, senha }: NovaConta): Promise<void> {
  if (!/^[a-z0-9._-]{3,30}$/i.test(usuario) || !/[a-z]/i.test(usuario)) {
    throw new ContaRecusada(
      'O usuário deve ter de 3 a 30 letras sem acento, números, ponto, hífen ou _, e ao menos uma letra.',
    );
  }
  if (nome.trim() === '') throw new ContaRecusada('Informe o nome com --nome.');
  if (!ehNomeDePessoa(arrumarNome(nome))) throw new ContaRecusada(`${NOME_INVALIDO}.`);
  conferirSenhaNova(senha, user_type, usuario);
  const emUso = await row(
    em,
    sql`select 1 from entregador where lower(usuario) = lower(${usuario}) and ativo
        union all select 1 from funcionario where lower(usuario) = lower(${usuario})`,
  );
  if (emUso) throw new ContaRecusada(`O usuário "${usuario}" já está em uso.`);
  const nova = await row(
    em,
    sql<{ id: number }>`
      insert into funcionario (user_type, usuario, nome, senha_hash)
      values (${user_type}, ${usuario.toLowerCase()}, ${arrumarNome(nome)}, ${await cifrarSenha(senha)}) returning id`,
  );
  await auditar(em, OPERADOR, 'conta_criada', 'funcionario', nova?.id ?? null, { user_type });
}

async function gravarSenha(em: Em, { user_type, id }: Conta, senha: string): Promise<void> {
  const senha_hash = await cifrarSenha(senha);
  if (user_type === 'entregador') {
    await rows(em, sql`update entregador set senha_hash = ${senha_hash} where id = ${id}`);
  } else if (user_type === 'comercio') {
    const inicial = senha === SENHA_INICIAL_COMERCIO;
    await rows(em, sql`update comercio set senha_hash = ${senha_hash}, senha_inicial = ${inicial} where id = ${id}`);
  } else {
    // a new password also opens an ended account again: the one way back for an administrator
    await rows(
      em,
      sql`update funcionario set senha_hash = ${senha_hash}, ativo = true, encerrado_em = null where id = ${id}`,
    );
  }
}

/**
 * Gives any account a new password and ends its sessions. `reaberta`: it was a staff account that had ended, and opens again;
 * who was removed in a panel stays removed.
 */
export async function redefinirSenha(
  em: Em,
  user_type: UserType,
  usuario: string,
  senha: string,
): Promise<{ encerradas: number; reaberta: boolean }> {
  conferirSenhaNova(senha, user_type, usuario);
  const conta = await acharPessoa(em, user_type, usuario);
  if (!conta.ativo && TABELAS[user_type] !== 'funcionario') {
    throw new ContaRecusada(`A conta ${user_type} "${usuario}" foi removida no painel.`);
  }
  await gravarSenha(em, conta, senha);
  await auditar(em, OPERADOR, 'senha_redefinida', TABELAS[user_type], conta.id, { user_type });
  return { encerradas: await encerrarTodas(em, conta), reaberta: !conta.ativo };
}

/** One line of the listing: staff first, then shops, then couriers. */
export interface ContaListada {
  id: number;
  user_type: UserType;
  usuario: string;
  nome: string;
  ativo: boolean;
}

export const listarContas = (em: Em): Promise<ContaListada[]> =>
  rows(
    em,
    sql<ContaListada>`
      select id, user_type, usuario, nome, ativo from (
        select 1 as ordem, id, user_type, usuario, nome, ativo from funcionario
        union all select 2, id, 'comercio', nome, nome, ativo from comercio
        union all select 3, id, 'entregador', usuario, nome_completo, ativo from entregador) contas
       order by ordem, user_type, lower(usuario), id`,
  );
