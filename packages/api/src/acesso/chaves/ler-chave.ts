import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, secondsBefore, sql } from '@corre/db/sql.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Brakes } from '../../base/ports.ts';
import { escopoDe, permite } from './escopos.ts';

const MINUTO = 60;

/** Compiled once, because every call with a key reads it. Unique index `chave_api_hash`, active shops only. */
const chaveDe = compiled((db, given: Given<Pick<Row<'chave_api'>, 'chave_hash'>>) =>
  db
    .selectFrom('chave_api as k')
    .innerJoin('comercio as c', (join) => join.onRef('c.id', '=', 'k.comercio_id').on('c.ativo', '=', sql.lit(true)))
    .select(['k.id as chave_id', 'k.ambiente', 'k.escopos', 'c.id', 'c.nome', 'c.senha_inicial'])
    .select(({ eb }) => [
      eb('k.revogada_em', 'is not', null).$castTo<boolean>().as('revogada'),
      sql<boolean>`coalesce(k.expira_em <= ${agora}, false)`.as('vencida'),
      // at most one write a minute
      sql<boolean>`k.usada_em is null or k.usada_em < ${secondsBefore(agora, MINUTO)}`.as('tocar'),
    ])
    .where('k.chave_hash', '=', given('chave_hash')),
);

/** The caller behind a key: the shop, and whether the acts are only tried out. */
export interface PorChave {
  ator: Ator;
  sem_fator: null;
  ensaio: boolean;
  escopos: readonly string[];
}

interface Chamada {
  /** null: a malformed key */
  chave_hash: Buffer | null;
  ip: string;
  procedure: string;
}

const lida = async (em: Em, { chave_hash }: Chamada) =>
  chave_hash ? (await chaveDe(em, { chave_hash }))[0] : undefined;

type Lida = NonNullable<Awaited<ReturnType<typeof lida>>>;

const challengeOf = (error: string) => `Bearer realm="corre", error="${error}"`;
const INVALID = { challenge: challengeOf('invalid_token') };
const NOT_PERMITTED = challengeOf('insufficient_scope');

/** @throws BusinessError 401 for an unknown, revoked or expired key. */
function conferir(chave: Lida | undefined): asserts chave is Lida {
  if (!chave) throw new BusinessError('CHAVE_DESCONHECIDA', INVALID);
  if (chave.revogada) throw new BusinessError('CHAVE_REVOGADA', INVALID);
  if (chave.vencida) throw new BusinessError('CHAVE_VENCIDA', INVALID);
}

/** Returns the refusal of a call without permission. `escopo` is the missing scope; null when no key may call this. */
const semPermissao = (escopo: string | null) =>
  escopo === null
    ? new BusinessError('CHAVE_NAO_PERMITE', { challenge: NOT_PERMITTED })
    : new BusinessError('CHAVE_SEM_PERMISSAO', { escopo, challenge: `${NOT_PERMITTED}, scope="${escopo}"` });

/**
 * Returns the shop of a key, if key and shop are active and the key allows this procedure. Wrong keys are counted by
 * address, like wrong logins. A key that this process knows as correct is not affected by these counts (ADR 0039).
 * @throws BusinessError 401, 403, 429
 */
export async function quemTemAChave(em: Em, brakes: Brakes, chamada: Chamada): Promise<PorChave> {
  const conta = brakes.usarChave(chamada.ip, chamada.chave_hash);
  const chave = await lida(em, chamada).catch((error: unknown) => {
    conta(null);
    throw error;
  });
  conta(chave !== undefined && !chave.revogada && !chave.vencida);
  conferir(chave);
  const { chave_id, ambiente, escopos, tocar, id, nome, senha_inicial } = chave;
  if (!permite(escopos, chamada.procedure)) throw semPermissao(escopoDe(chamada.procedure));
  if (tocar)
    await em.getKysely().updateTable('chave_api').set({ usada_em: agora }).where('id', '=', chave_id).execute();
  const token_hash = chamada.chave_hash ?? Buffer.alloc(0);
  return {
    ator: { user_type: 'comercio', id, nome, senha_inicial, com_fator: false, token_hash },
    sem_fator: null,
    ensaio: ambiente === 'teste',
    escopos,
  };
}
