import { compiled, compiledLater, type Given } from '@corre/db/compiled.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { only, sql } from '@corre/db/sql.ts';
import { BusinessError } from '../../base/business-error.ts';

/** One retried mutation: who asked, under which key, for what. */
export interface IdempotentRequest {
  ator: string;
  chave: string;
  operacao: string;
  /** Keyed fingerprint of the input, in hex: an input may hold a password, which a plain hash would let one guess. */
  impressao: string;
}

const CHAVE_VALIDA = /^[\x21-\x7e]{1,200}$/;

type Chave = Pick<Row<'idempotencia'>, 'ator' | 'chave'>;

/** These three go with every keyed mutation: built once. */
const reservar = compiled((db, given: Given<Chave & Pick<Row<'idempotencia'>, 'operacao' | 'pedido_hash'>>) =>
  db
    .insertInto('idempotencia')
    .values({
      ator: given('ator'),
      chave: given('chave'),
      operacao: given('operacao'),
      pedido_hash: given('pedido_hash'),
    })
    .onConflict((conflict) => conflict.columns(['ator', 'chave']).doNothing())
    .returning('chave'),
);
const lerReserva = compiled((db, given: Given<Chave>) =>
  db
    .selectFrom('idempotencia')
    .select(['operacao', 'pedido_hash', 'resposta'])
    .where('ator', '=', given('ator'))
    .where('chave', '=', given('chave')),
);
const guardar = compiledLater((db, given: Given<Chave & { json: string }>) =>
  db
    .updateTable('idempotencia')
    .set({ resposta: sql`${given('json')}::jsonb` })
    .where('ator', '=', given('ator'))
    .where('chave', '=', given('chave')),
);

/**
 * Claims the key inside the mutation's transaction. Two requests with one key meet on the primary key: the second waits
 * for the first to commit, then reads its answer (docs/reliability.md, invariant 8).
 * Returns the stored answer, or null when this call is the first. The same key with other data is a 409.
 */
export async function reserveKey(em: Em, pedido: IdempotentRequest): Promise<{ resposta: unknown } | null> {
  const { ator, chave, operacao, impressao } = pedido;
  if (!CHAVE_VALIDA.test(chave)) throw new BusinessError('BAD_REQUEST', 'Idempotency-Key inválida');
  const pedido_hash = Buffer.from(impressao, 'hex');
  const [nova] = await reservar(em, { ator, chave, operacao, pedido_hash });
  if (nova) return null;
  const guardada = only(await lerReserva(em, { ator, chave }));
  if (guardada.operacao !== operacao || !guardada.pedido_hash.equals(pedido_hash)) {
    throw new BusinessError('CONFLICT', 'Esta Idempotency-Key já foi usada em outro pedido');
  }
  return { resposta: guardada.resposta };
}

/** Keeps the answer of the first call, in the same transaction as its effect: it goes out with what comes next, mostly the commit. */
export async function keepAnswer(em: Em, { ator, chave }: IdempotentRequest, resposta: unknown): Promise<void> {
  await guardar(em, { ator, chave, json: JSON.stringify(resposta ?? null) });
}
