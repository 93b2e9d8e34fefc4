import { resumoDaCustodia } from '@corre/contract/custodia/resumo.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Queries } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { only, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';

/** The cash above which no cash deliveries are offered, in reais; null: there is none (decision record 0062). */
export const limiteDeDinheiro = ({ LIMITE_DINHEIRO }: Pick<Config, 'LIMITE_DINHEIRO'>): number | null =>
  LIMITE_DINHEIRO === 0 ? null : LIMITE_DINHEIRO;

/** The cash that a courier has in hand, of all shops. One entry of the index `custodia_do_entregador`. */
export const saldoEmMaos = compiled((db, given: Given<{ entregador_id: number }>) =>
  db.selectNoFrom(sql<number>`saldo_em_maos(${given('entregador_id')}::int)`.as('saldo_total')),
);

/** Whose money a courier has in hand, largest first. Primary key of `custodia_aberta`, index `custodia_do_par`. */
export const lojasEmMaos = (db: Queries, entregador_id: number) =>
  db
    .selectFrom('custodia_aberta as a')
    .innerJoin('comercio as c', 'c.id', 'a.comercio_id')
    .select(['a.comercio_id', 'c.nome as comercio', 'a.desde'])
    .select(sql<number>`saldo_com(a.entregador_id, a.comercio_id)`.as('saldo'))
    .where('a.entregador_id', '=', entregador_id)
    .orderBy('saldo', 'desc')
    .orderBy('a.comercio_id');

/** Which card machines a courier holds. Index `maquininha_em_maos`. */
export const maquininhasEmMaos = (db: Queries, entregador_id: number) =>
  db
    .selectFrom('maquininha_posse as p')
    .innerJoin('maquininha as m', 'm.id', 'p.maquininha_id')
    .innerJoin('comercio as c', 'c.id', 'm.comercio_id')
    .select(['m.id as maquininha_id', 'm.apelido', 'm.comercio_id', 'c.nome as comercio', 'p.desde'])
    .where('p.entregador_id', '=', entregador_id)
    .where('p.ate', 'is', null)
    .orderBy('p.desde')
    .orderBy('p.id');

/** What a courier has in hand, and the sentence that says it; `resumo` is null when it is nothing. */
export async function emMaosDe(em: Em, entregador_id: number) {
  const db = em.getKysely();
  const { saldo_total } = only(await saldoEmMaos(em, { entregador_id }));
  const lojas = await lojasEmMaos(db, entregador_id).execute();
  const maquininhas = await maquininhasEmMaos(db, entregador_id).execute();
  const resumo = resumoDaCustodia({
    saldo_total,
    lojas: lojas.map(({ comercio }) => comercio),
    maquininhas: maquininhas.map(({ apelido }) => apelido),
  });
  return { saldo_total, lojas, maquininhas, resumo };
}

const demais = compiled((db, given: Given<{ rota_id: number; entregador_id: number; limite: number }>) =>
  db.selectNoFrom(
    sql<boolean>`rota_em_dinheiro(${given('rota_id')}::int) and saldo_em_maos(${given('entregador_id')}::int) > ${given('limite')}::numeric`.as(
      'demais',
    ),
  ),
);

/** Whether a route is paid in cash and its courier has more than the limit in hand: support may do it, and is told. */
export async function comDinheiroDemais(
  em: Em,
  config: Config,
  rota: { rota_id: number; entregador_id: number },
): Promise<boolean> {
  const limite = limiteDeDinheiro(config);
  return limite !== null && only(await demais(em, { ...rota, limite })).demais;
}
