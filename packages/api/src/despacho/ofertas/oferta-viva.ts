import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import { ofertaValida } from '../kernel/oferta.queries.ts';

/** The one offer a courier may answer now, and the instant at which it was read. */
export type OfertaViva = Pick<Row<'oferta'>, 'rota_id' | 'posicao_fila' | 'expira_em'> & {
  oferta_id: number;
  agora: string;
};

const buscar = compiled((db, given: Given<{ entregador_id: number }>) =>
  db
    .selectFrom('oferta as o')
    .select(['o.id as oferta_id', 'o.rota_id', 'o.posicao_fila', 'o.expira_em', agora.as('agora')])
    .where('o.entregador_id', '=', given('entregador_id'))
    .where(ofertaValida),
);

/** Index `oferta_viva_do_entregador`; it counts only while its deadline is ahead, whether or not anyone marked it. */
export async function ofertaViva(em: Em, entregador_id: number): Promise<OfertaViva | null> {
  const [viva] = await buscar(em, { entregador_id });
  return viva ?? null;
}

const marcar = compiled((db, given: Given<{ oferta_id: number }>) =>
  db
    .updateTable('oferta as o')
    .set({ entregue_em: agora })
    .where('o.id', '=', given('oferta_id'))
    .where('o.resultado', 'is', null)
    .where('o.entregue_em', 'is', null)
    .where('o.entregar_ate', '>', agora)
    .returning('o.entregador_id'),
);

/** The offer reached the courier's app: it runs its full time now, and their phone proved itself reachable. */
export async function marcarEntregue(em: Em, oferta_id: number): Promise<boolean> {
  const [marcada] = await marcar(em, { oferta_id });
  if (!marcada) return false;
  await em
    .getKysely()
    .updateTable('fila_entregador')
    .set({ nao_entregues_consecutivas: 0 })
    .where('entregador_id', '=', marcada.entregador_id)
    .where('nao_entregues_consecutivas', '>', 0)
    .execute();
  return true;
}
