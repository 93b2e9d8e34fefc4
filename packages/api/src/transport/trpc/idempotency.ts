import type { Em } from '@corre/db/orm.ts';
import { onlyRow, row, sql } from '@corre/db/sql.ts';
import { ErroDeNegocio } from '../../base/business-error.ts';

/** One retried mutation: who asked, under which key, for what. */
export interface PedidoIdempotente {
  ator: string;
  chave: string;
  operacao: string;
  /** Keyed fingerprint of the input, in hex: an input may hold a password, which a plain hash would let one guess. */
  impressao: string;
}

const CHAVE_VALIDA = /^[\x21-\x7e]{1,200}$/;

/**
 * Claims the key inside the mutation's transaction. Two requests with one key meet on the primary key: the second waits
 * for the first to commit, then reads its answer (docs/reliability.md, invariant 8).
 * Returns the stored answer, or null when this call is the first. The same key with other data is a 409.
 */
export async function reservarChave(em: Em, pedido: PedidoIdempotente): Promise<{ resposta: unknown } | null> {
  if (!CHAVE_VALIDA.test(pedido.chave)) throw new ErroDeNegocio('BAD_REQUEST', 'Idempotency-Key inválida');
  const hash = Buffer.from(pedido.impressao, 'hex');
  const nova = await row(
    em,
    sql<{ chave: string }>`
      insert into idempotencia (ator, chave, operacao, pedido_hash)
      values (${pedido.ator}, ${pedido.chave}, ${pedido.operacao}, ${hash})
      on conflict (ator, chave) do nothing returning chave`,
  );
  if (nova) return null;
  const guardada = await onlyRow(
    em,
    sql<{ operacao: string; pedido_hash: Buffer; resposta: unknown }>`
      select operacao, pedido_hash, resposta from idempotencia
       where ator = ${pedido.ator} and chave = ${pedido.chave}`,
  );
  if (guardada.operacao !== pedido.operacao || !guardada.pedido_hash.equals(hash)) {
    throw new ErroDeNegocio('CONFLICT', 'Esta Idempotency-Key já foi usada em outro pedido');
  }
  return { resposta: guardada.resposta };
}

/** Keeps the answer of the first call, in the same transaction as its effect. */
export async function guardarResposta(em: Em, ator: string, chave: string, resposta: unknown): Promise<void> {
  await em.execute('update idempotencia set resposta = ?::jsonb where ator = ? and chave = ?', [
    JSON.stringify(resposta ?? null),
    ator,
    chave,
  ]);
}
