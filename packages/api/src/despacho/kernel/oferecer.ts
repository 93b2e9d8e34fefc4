import { compiledLater, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { anotarDitos, CANAL, recolherAvisos } from '../../eventos/avisar.ts';
import { limiteDeDinheiro } from './em-maos.queries.ts';

interface Chamada {
  instante: string;
  alcance: number;
  entrega: number;
  segundos: number;
  acordar: boolean;
  canal: string;
  cargas: string[];
  limite: number | null;
}

const chamar = compiledLater((db, given: Given<Chamada>) =>
  db.selectNoFrom(
    sql<number>`oferecer_no_limite(${given('instante')}::timestamptz, ${given('alcance')}::float8, ${given('entrega')}::float8,
      ${given('segundos')}::float8, ${given('acordar')}::boolean, ${given('canal')}::text, ${given('cargas')}::text[],
      ${given('limite')}::numeric)`.as('feitas'),
  ),
);

/**
 * Makes every offer that can be made now and sends what the transaction has to tell, in one round trip: a function of the
 * database (packages/db/src/schema/offer-functions.ts, docs/decisions/0043-matching-by-what-changed.md). Each waiting route,
 * urgent before oldest, goes to the first courier of the queue who was heard from, is in no pause for it and, where it is paid in
 * cash, has not more than `LIMITE_DINHEIRO` in hand (docs/decisions/0062-custody.md); when there is none,
 * by push to the first who can be woken (docs/decisions/0011-web-push.md). Whoever is passed over keeps the place. The caller
 * holds the dispatch lock. It goes out with the next statement, mostly the commit; how many
 * offers were made can be asked of what is returned once that is answered.
 */
export async function oferecer(em: Em, config: Config, instante: string): Promise<() => number> {
  const linhas = await chamar(em, {
    instante,
    alcance: config.ALCANCE_SEGUNDOS,
    entrega: config.OFERTA_ENTREGA_SEGUNDOS,
    segundos: config.OFERTA_SEGUNDOS,
    acordar: config.PUSH,
    canal: CANAL,
    cargas: recolherAvisos(em),
    limite: limiteDeDinheiro(config),
  });
  const feitas = () => linhas[0]?.feitas ?? 0;
  // to whom is in the events that the function sent
  anotarDitos(em, () => (feitas() > 0 ? [{ tipo: 'oferta' }] : []));
  return feitas;
}
