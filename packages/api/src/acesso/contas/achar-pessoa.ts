import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import { USER_TYPES, type UserType } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { row, sql } from '@corre/db/sql.ts';
import { TABELAS } from '../sessoes/account-tables.ts';
import { ContaRecusada } from './erros.ts';

/** Somebody whose data a command is about. `nome` as lists show it. */
export interface Pessoa {
  user_type: UserType;
  id: number;
  nome: string;
  ativo: boolean;
}

export const ehTipo = (texto: string | undefined): texto is UserType => USER_TYPES.some((tipo) => tipo === texto);

const porId = (user_type: UserType, id: number) => {
  const nome = sql.ref(user_type === 'entregador' ? 'nome_completo' : 'nome');
  const tipo = user_type === 'admin' || user_type === 'suporte' ? sql`and user_type = ${user_type}` : sql``;
  return sql<Pessoa>`
    select ${user_type}::text as user_type, id, ${nome} as nome, ativo
      from ${sql.table(TABELAS[user_type])} where id = ${id} ${tipo}`;
};

/** By name only who is there: the name of somebody who left may belong to another since. */
const porNome = (user_type: UserType, quem: string) => {
  if (user_type === 'comercio') {
    return sql<Pessoa>`
      select 'comercio' as user_type, id, nome, ativo from comercio where nome_chave = ${chaveDoNome(quem)} and ativo`;
  }
  if (user_type === 'entregador') {
    return sql<Pessoa>`
      select 'entregador' as user_type, id, nome_completo as nome, ativo
        from entregador where lower(usuario) = lower(${quem}) and ativo`;
  }
  return sql<Pessoa>`
    select user_type, id, nome, ativo from funcionario
     where user_type = ${user_type} and lower(usuario) = lower(${quem})`;
};

/**
 * The account of what was typed: `#96` is an id, of a removed one too, and anything else a user name or a shop's name. A
 * plain number is never an id: it once gave out another person's data.
 */
export async function acharPessoa(em: Em, user_type: UserType, quem: string): Promise<Pessoa> {
  const id = /^#(\d{1,9})$/.exec(quem)?.[1];
  const achada = await row(em, id === undefined ? porNome(user_type, quem) : porId(user_type, Number(id)));
  if (achada) return achada;
  const dica = /^\d+$/.test(quem) ? ` Para o número da conta, escreva '#${quem}'.` : '';
  throw new ContaRecusada(`Não há conta ${user_type} "${quem}".${dica}`);
}
