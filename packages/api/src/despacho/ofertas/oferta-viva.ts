import type { Em } from '@corre/db/orm.ts';
import { row, rows, sql } from '@corre/db/sql.ts';

/** The one offer a courier may answer now. */
export interface OfertaViva {
  oferta_id: number;
  rota_id: number;
  posicao_fila: number;
  expira_em: string;
}

/** Index `oferta_viva_do_entregador`; it counts only while its deadline is ahead, whether or not anyone marked it. */
export const ofertaViva = (em: Em, entregador_id: number) =>
  row(
    em,
    sql<OfertaViva>`
      select id as oferta_id, rota_id, posicao_fila, expira_em from oferta
       where entregador_id = ${entregador_id} and resultado is null and expira_em > agora()
         and (entregue_em is not null or entregar_ate > agora())`,
  );

/** The offer reached the courier's app: it runs its full time now, and his phone proved itself reachable. */
export async function marcarEntregue(em: Em, oferta_id: number): Promise<boolean> {
  const marcada = await row(
    em,
    sql<{ entregador_id: number }>`
      update oferta set entregue_em = agora()
       where id = ${oferta_id} and resultado is null and entregue_em is null and entregar_ate > agora()
      returning entregador_id`,
  );
  if (!marcada) return false;
  await rows(
    em,
    sql`update fila_entregador set nao_entregues_consecutivas = 0
         where entregador_id = ${marcada.entregador_id} and nao_entregues_consecutivas > 0`,
  );
  return true;
}
