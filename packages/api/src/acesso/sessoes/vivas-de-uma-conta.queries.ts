import type { SessaoListada } from '@corre/contract/sessao/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import type { Ator } from '../../base/ator.ts';
import { COLUNAS, type Conta } from '../conta.queries.ts';

/** Selects the live sessions of one account. */
export const vivasDe = (em: Em, { user_type, id }: Conta) =>
  em
    .getKysely()
    .selectFrom('sessao')
    .where(COLUNAS[user_type], '=', id)
    .where('expira_em', '>', agora)
    .where('limite_em', '>', agora);

/** Returns an account's sessions, newest first. `atual` marks the session of the caller. */
export const sessoesDe = (em: Em, conta: Conta, { token_hash }: Pick<Ator, 'token_hash'>): Promise<SessaoListada[]> =>
  vivasDe(em, conta)
    .select(['id', 'aparelho', 'metodo', 'criada_em', 'usada_em'])
    .select((eb) => eb('token_hash', '=', token_hash).$castTo<boolean>().as('atual'))
    .orderBy('criada_em', 'desc')
    .orderBy('id')
    .execute();
