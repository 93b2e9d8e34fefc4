import { diaDoPagamento } from '@corre/contract/week.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import { faturasDasSemanas } from './faturas.ts';

/** An invoice, named by its week and shop. */
export interface UmaFatura {
  semana_inicio: string;
  comercio_id: number;
}

export type Emitida = Pick<Row<'fatura'>, 'id' | 'comercio_id'>;

/** Returns an issued invoice. Index `fatura_da_semana`. */
export const emitida = (em: Em, { semana_inicio, comercio_id }: UmaFatura): Promise<Emitida | undefined> =>
  em
    .getKysely()
    .selectFrom('fatura')
    .select(['id', 'comercio_id'])
    .where('semana_inicio', '=', semana_inicio)
    .where('comercio_id', '=', comercio_id)
    .executeTakeFirst();

/**
 * Freezes and returns a shop's invoice [semana-paga]. Call it under the week's lock. Without an author the clock issues
 * it. Returns undefined if the week has nothing to pay.
 */
export async function emitir(em: Em, autor: number | null, pedido: UmaFatura): Promise<Emitida | undefined> {
  const existente = await emitida(em, pedido);
  if (existente) return existente;
  const { semana_inicio, comercio_id } = pedido;
  await sql`
    insert into fatura (semana_inicio, comercio_id, total_entregas, total_valor, vence_em, emitida_por)
    select f.semana_inicio, f.comercio_id, f.total_entregas, f.valor, ${diaDoPagamento(semana_inicio)}::date, ${autor}::int
      from (${faturasDasSemanas([semana_inicio], { loja: comercio_id })}) f where f.valor > 0`.execute(em.getKysely());
  return emitida(em, pedido);
}
