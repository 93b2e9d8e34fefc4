import { resumoDaCustodia } from '@corre/contract/custodia/resumo.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Queries } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { only, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';

/**
 * Returns the amount of cash in hand, in reais, above which a courier gets no cash deliveries (ADR 0022). Returns null
 * for no limit.
 */
export const limiteDeDinheiro = ({ LIMITE_DINHEIRO }: Pick<Config, 'LIMITE_DINHEIRO'>): number | null =>
  LIMITE_DINHEIRO === 0 ? null : LIMITE_DINHEIRO;

/**
 * Returns the cash of all shops that a courier has in hand, in reais. Reads one entry of the index
 * `custodia_do_entregador`.
 */
export const saldoEmMaos = compiled((db, given: Given<{ entregador_id: number }>) =>
  db.selectNoFrom(sql<number>`saldo_em_maos(${given('entregador_id')}::int)`.as('saldo_total')),
);

/**
 * Selects the shops whose money a courier has in hand, largest amount first. Primary key of `custodia_aberta`, index
 * `custodia_do_par`.
 */
export const lojasEmMaos = (db: Queries, entregador_id: number) =>
  db
    .selectFrom('custodia_aberta as a')
    .innerJoin('comercio as c', 'c.id', 'a.comercio_id')
    .select(['a.comercio_id', 'c.nome as comercio', 'a.desde'])
    .select(sql<number>`saldo_com(a.entregador_id, a.comercio_id)`.as('saldo'))
    .where('a.entregador_id', '=', entregador_id)
    .orderBy('saldo', 'desc')
    .orderBy('a.comercio_id');

/** Selects the card machines that a courier holds. Index `maquininha_em_maos`. */
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

/** Returns everything that a courier has in hand, and a sentence for it. `resumo` is null when it is nothing. */
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

/**
 * Returns whether a route is paid in cash and its courier has more than the limit in hand. Support may assign it, and
 * reads a warning.
 */
export async function comDinheiroDemais(
  em: Em,
  config: Config,
  rota: { rota_id: number; entregador_id: number },
): Promise<boolean> {
  const limite = limiteDeDinheiro(config);
  return limite !== null && only(await demais(em, { ...rota, limite })).demais;
}
