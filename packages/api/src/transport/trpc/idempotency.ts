import { compiled, compiledLater, type Given } from '@corre/db/compiled.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { only, sql } from '@corre/db/sql.ts';
import { z } from 'zod';
import { BusinessError } from '../../base/business-error.ts';
import type { Vault } from '../../base/vault.ts';

/** One retried mutation: the caller, the key, the procedure and the input. */
export interface IdempotentRequest {
  ator: string;
  chave: string;
  operacao: string;
  /**
   * keyed hash of the input, in hex, because an input may contain a password and an unkeyed hash would permit guessing
   */
  impressao: string;
}

const CHAVE_VALIDA = /^[\x21-\x7e]{1,200}$/;

type Chave = Pick<Row<'idempotencia'>, 'ator' | 'chave'>;

/** Every mutation with a key runs these three statements, so they are built once. */
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
 * Claims the key inside the mutation's transaction. A second concurrent request with the key waits at the primary key
 * for the first's commit. It then reads the stored answer (docs/reliability.md, invariant 8). Returns the stored
 * answer; null for the first call. Throws 409 for the same key with other data.
 */
export async function reserveKey(em: Em, pedido: IdempotentRequest): Promise<{ resposta: unknown } | null> {
  const { ator, chave, operacao, impressao } = pedido;
  if (!CHAVE_VALIDA.test(chave)) throw new BusinessError('IDEMPOTENCY_KEY_INVALIDA');
  const pedido_hash = Buffer.from(impressao, 'hex');
  const [nova] = await reservar(em, { ator, chave, operacao, pedido_hash });
  if (nova) return null;
  const guardada = only(await lerReserva(em, { ator, chave }));
  if (guardada.operacao !== operacao || !guardada.pedido_hash.equals(pedido_hash)) {
    throw new BusinessError('IDEMPOTENCY_KEY_USADA');
  }
  return { resposta: guardada.resposta };
}

/**
 * Stores the answer of the first call in the transaction of its effect. The statement is sent with the next one, mostly
 * the commit.
 */
export async function keepAnswer(em: Em, { ator, chave }: IdempotentRequest, resposta: unknown): Promise<void> {
  await guardar(em, { ator, chave, json: JSON.stringify(resposta ?? null) });
}

/** Converts an answer to its stored form for retries, and back. */
interface KeptAnswer {
  close(resposta: unknown): unknown;
  open(guardada: unknown): unknown;
}

/** Stores the answer unchanged: it contains nothing that the caller's lists do not show. */
export const plainAnswer: KeptAnswer = { close: (resposta) => resposta, open: (guardada) => guardada };

const selada = z.object({ selada: z.string() });

/**
 * Seals the answer with the data key, because it contains a secret that is shown once. The table alone must not reveal
 * it.
 */
export const sealedAnswer = (vault: Vault): KeptAnswer => ({
  close: (resposta) => ({ selada: vault.seal(JSON.stringify(resposta ?? null)) }),
  open: (guardada) => JSON.parse(vault.open(selada.parse(guardada).selada)),
});
