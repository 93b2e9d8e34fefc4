import { compiledLater, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { anotarDitos, CANAL, collectAvisos } from '../../eventos/avisar.ts';
import { limiteDeDinheiro } from './em-maos.queries.ts';

interface Chamada {
  praca_id: number;
  instante: string;
  alcance: number;
  entrega: number;
  segundos: number;
  acordar: boolean;
  canal: string;
  cargas: string[];
  push: number;
  limite: number | null;
}

const chamar = compiledLater((db, given: Given<Chamada>) =>
  db.selectNoFrom(
    sql<number>`oferecer(${given('praca_id')}::int, ${given('instante')}::timestamptz, ${given('alcance')}::float8,
      ${given('entrega')}::float8, ${given('segundos')}::float8, ${given('acordar')}::boolean, ${given('limite')}::numeric,
      ${given('canal')}::text, ${given('cargas')}::text[], ${given('push')}::float8)`.as('feitas'),
  ),
);

/**
 * Makes every offer that is possible now in a praça, and sends the events of the transaction, in one round trip. The
 * work is done by a database function (packages/db/src/despacho/oferecer.sql, ADR 0012). The caller holds the dispatch
 * lock. Urgent routes go first, then the oldest. Each waiting route goes to the first courier of the queue who is
 * reachable or can be woken by a push (ADR 0015), is in no pause for it and, for cash, has at most `LIMITE_DINHEIRO` in
 * hand (ADR 0022) [oferta-primeiro]. A courier who is passed over keeps their place.
 * The statement is sent with the next one, usually the commit. Call the returned function after that: it returns the
 * number of offers.
 */
export async function oferecer(em: Em, config: Config, instante: string, praca_id: number): Promise<() => number> {
  const linhas = await chamar(em, {
    praca_id,
    instante,
    alcance: config.ALCANCE_SEGUNDOS,
    entrega: config.OFERTA_ENTREGA_SEGUNDOS,
    segundos: config.OFERTA_SEGUNDOS,
    acordar: config.PUSH,
    canal: CANAL,
    cargas: collectAvisos(em),
    push: config.OFERTA_PUSH_SEGUNDOS,
    limite: limiteDeDinheiro(config),
  });
  const feitas = () => linhas[0]?.feitas ?? 0;
  // The database function itself sends an event with each courier's id.
  anotarDitos(em, () => (feitas() > 0 ? [{ tipo: 'oferta' }] : []));
  return feitas;
}
