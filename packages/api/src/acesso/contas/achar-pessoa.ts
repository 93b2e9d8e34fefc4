import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import type { UserType } from '@corre/contract/vocabulario.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { type Conta, contas } from '../conta.queries.ts';
import { ContaRecusada } from './erros.ts';

/** Somebody whose data a command is about. `nome` as lists show it. */
export type Pessoa = Conta & Pick<Row<'funcionario'>, 'nome' | 'ativo'>;

const loginDe = (user_type: UserType, quem: string) =>
  user_type === 'comercio' ? chaveDoNome(quem) : quem.toLowerCase();

/**
 * The account of what was typed: `#96` is an id, of a removed one too, and anything else a user name or a shop's name. A
 * plain number is never an id: it once gave out another person's data. By name only whose it is: the name of somebody who left
 * may belong to another since.
 */
export async function acharPessoa(
  em: Em,
  user_type: UserType,
  quem: string,
): Promise<Pessoa & Pick<Row<'entregador'>, 'aprovacao'>> {
  const id = /^#(\d{1,9})$/.exec(quem)?.[1];
  const doTipo = contas(em)
    .select(['user_type', 'id', 'nome', 'ativo', 'aprovacao'])
    .where('user_type', '=', user_type);
  const achada =
    id === undefined
      ? await doTipo.where('login', '=', loginDe(user_type, quem)).where('login_em_uso', '=', true).executeTakeFirst()
      : await doTipo.where('id', '=', Number(id)).executeTakeFirst();
  if (achada) return achada;
  const dica = /^\d+$/.test(quem) ? ` Para o número da conta, escreva '#${quem}'.` : '';
  throw new ContaRecusada(`Não há conta ${user_type} "${quem}".${dica}`);
}
