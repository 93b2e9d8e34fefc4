import type { MeusFatores } from '@corre/contract/fatores/contrato.ts';
import { FATOR_RECENTE_SEGUNDOS } from '@corre/contract/fatores/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, secondsAfter, secondsBefore } from '@corre/db/sql.ts';
import type { Ator } from '../../base/ator.ts';
import { demandsFactor, lacksFactor } from '../../base/second-factor.ts';
import type { Context } from '../../transport/trpc/context.ts';
import { fatoresDe } from './conta-trancada.ts';
import { passkeysDe } from './passkeys.ts';
import { relyingParty } from './relying-party.ts';

/** Returns until when the session's factor counts as recent, or null if the time is over [segundo-fator]. */
export async function confirmadoAte(em: Em, { token_hash }: Pick<Ator, 'token_hash'>): Promise<string | null> {
  const sessao = await em
    .getKysely()
    .selectFrom('sessao')
    .select((eb) => secondsAfter(eb.ref('fator_em').$castTo<string>(), FATOR_RECENTE_SEGUNDOS).as('ate'))
    .where('token_hash', '=', token_hash)
    .where('fator_em', '>', secondsBefore(agora, FATOR_RECENTE_SEGUNDOS))
    .executeTakeFirst();
  return sessao?.ate ?? null;
}

/** Returns the caller's factors, and what the present session may do with them. */
export async function meusFatores({
  em,
  deps: { config },
  ator,
  origin,
}: Pick<Context, 'em' | 'deps' | 'origin'> & { ator: Ator }): Promise<MeusFatores> {
  const { codigo_em, recuperacao } = await fatoresDe(em, ator);
  return {
    exigido: demandsFactor(config, ator.user_type),
    pendente: lacksFactor(config, ator),
    confirmado_ate: await confirmadoAte(em, ator),
    passkeys_aqui: relyingParty(config, origin) !== null,
    passkeys: await passkeysDe(em, ator),
    codigo: codigo_em === null ? null : { ativado_em: codigo_em },
    recuperacao,
  };
}
