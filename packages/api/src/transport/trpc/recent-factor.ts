import { FATOR_RECENTE_SEGUNDOS } from '@corre/contract/fatores/regras.ts';
import { agora, secondsBefore, sql } from '@corre/db/sql.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { demandsFactor } from '../../base/second-factor.ts';
import type { Context } from './context.ts';

/**
 * Throws unless the second factor was given in this session within the last ten minutes, by the database's clock
 * [segundo-fator]. An account that has no factor passes, unless its kind must have one and `when` is `sempre`. Primary
 * key of `sessao`.
 */
export async function demandRecentFactor(
  { em, deps }: Pick<Context, 'em' | 'deps'>,
  { user_type, token_hash }: Ator,
  when: 'sempre' | 'se_ha',
): Promise<void> {
  const session = await em
    .getKysely()
    .selectFrom('sessao')
    .select((eb) => [
      eb('fator_em', '>', secondsBefore(agora, FATOR_RECENTE_SEGUNDOS)).$castTo<boolean | null>().as('recente'),
      sql<boolean>`tem_segundo_fator(comercio_id, funcionario_id)`.as('tem'),
    ])
    .where('token_hash', '=', token_hash)
    .executeTakeFirst();
  // An API key has no session; what a key may do is said by its scopes.
  if (!session || session.recente) return;
  if (session.tem || (when === 'sempre' && demandsFactor(deps.config, user_type)))
    throw new BusinessError('SEGUNDO_FATOR_ANTIGO');
}
