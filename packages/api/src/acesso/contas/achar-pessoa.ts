import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import { USER_TYPES, type UserType } from '@corre/contract/vocabulario.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { type Conta, contas } from '../conta.queries.ts';

/** A refusal of a command. The message is Portuguese and is printed as it is. */
export class ContaRecusada extends Error {}

/** The person that a command is about. `nome` is the name in lists. */
export type Pessoa = Conta & Pick<Row<'funcionario'>, 'nome' | 'ativo'>;

/**
 * Returns the active account with this login name, of any type. Couriers and staff share their names, and a shop's name
 * may be the same: then the caller must say the type.
 */
export async function acharPeloNome(em: Em, quem: string): Promise<Pessoa> {
  const achadas = await contas(em)
    .select(['user_type', 'id', 'nome', 'ativo'])
    .where('ativo', '=', true)
    .where((eb) => eb.or(USER_TYPES.map((user_type) => eb.and({ user_type, login: loginDe(user_type, quem) }))))
    .execute();
  const [achada, outra] = achadas;
  if (!achada) throw new ContaRecusada(`Não há conta "${quem}".`);
  if (outra) throw new ContaRecusada(`Há mais de uma conta "${quem}". Diga o tipo antes do nome.`);
  return achada;
}

const loginDe = (user_type: UserType, quem: string) =>
  user_type === 'comercio' ? chaveDoNome(quem) : quem.toLowerCase();

/**
 * Returns the account for a typed name: `#96` is an id, also of a removed account, and any other text is a user name or
 * a shop's name.
 * A plain number is never an id, because it once exported another person's data. A name finds only its present owner,
 * because the name of an account that ended may be in use again.
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
