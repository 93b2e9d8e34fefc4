import type { Em } from '@corre/db/orm.ts';
import { type RawBuilder, rows, sql } from '@corre/db/sql.ts';
import { avisar } from '../../eventos/avisar.ts';

/** Withdraws the live offers that `quais` names, as a condition over `oferta`, and tells who looked at them. The caller holds the dispatch lock. */
export async function retirarOfertas(em: Em, quais: RawBuilder<unknown>, agora: string): Promise<void> {
  const retiradas = await rows(
    em,
    sql<{ entregador_id: number }>`
      update oferta set resultado = 'retirada', respondida_em = ${agora}::timestamptz
       where resultado is null and (${quais})
      returning entregador_id`,
  );
  for (const { entregador_id } of retiradas) await avisar(em, { tipo: 'oferta', entregador_id });
}
