import type { SessaoListada } from '@corre/contract/sessao/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Context } from '../../transport/trpc/context.ts';
import { COLUNAS, type Conta } from '../conta.queries.ts';
import { encerrarSessao, encerrarTodas } from './sessoes.ts';

type Pedido = Pick<Context, 'em' | 'cookies'> & { ator: Ator };

/** Selects the live sessions of one account. */
const vivasDe = (em: Em, { user_type, id }: Conta) =>
  em
    .getKysely()
    .selectFrom('sessao')
    .where(COLUNAS[user_type], '=', id)
    .where('expira_em', '>', agora)
    .where('limite_em', '>', agora);

/** Returns the caller's sessions, newest first. `atual` marks the session of the request. */
export const minhasSessoes = (em: Em, ator: Ator): Promise<SessaoListada[]> =>
  vivasDe(em, ator)
    .select(['id', 'aparelho', 'criada_em', 'usada_em'])
    .select((eb) => eb('token_hash', '=', ator.token_hash).$castTo<boolean>().as('atual'))
    .orderBy('criada_em', 'desc')
    .orderBy('id')
    .execute();

/** Ends one of the caller's sessions. Deletes the cookie if it is the session of the request. */
export async function encerrarUma({ em, ator, cookies }: Pedido, id: string): Promise<{ message: string }> {
  const minha = await vivasDe(em, ator).select('token_hash').where('id', '=', id).executeTakeFirst();
  if (!minha) throw new BusinessError('SESSAO_NAO_ENCONTRADA');
  await encerrarSessao(em, minha.token_hash);
  if (minha.token_hash.equals(ator.token_hash)) cookies.apagar();
  return { message: 'Sessão encerrada' };
}

/** Ends all sessions of the caller, including this one ('Sair de todos os aparelhos'). */
export async function encerrarMinhas({ em, ator, cookies }: Pedido): Promise<{ message: string }> {
  await encerrarTodas(em, ator);
  cookies.apagar();
  return { message: 'Você saiu de todos os aparelhos' };
}
