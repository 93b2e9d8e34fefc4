import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { type Autor, type Marcada, registrarStatus } from './registrar-status.ts';

/** Which route goes to whom; `atribuida_por` is the staff account when support decided it. */
export interface EntregaDeRota {
  rota_id: number;
  entregador_id: number;
  atribuida_por: number | null;
  autor: Autor;
}

/** Makes every waiting stop of a route the courier's, whole. The caller holds the dispatch lock. Returns the stops' ids. */
export async function entregarRota(em: Em, rota: EntregaDeRota, agora: string): Promise<number[]> {
  const paradas = await rows(
    em,
    sql<Marcada>`
      update solicitacao
         set status = 'aceita', entregador_id = ${rota.entregador_id}, data_status = ${agora}::timestamptz,
             atribuida_por = ${rota.atribuida_por}::int
       where rota_id = ${rota.rota_id} and status = 'aguardando'
      returning id, comercio_id, entregador_id`,
  );
  await rows(em, sql`update rota set aguardando = false where id = ${rota.rota_id}`);
  await registrarStatus(em, paradas, 'aceita', rota.autor, agora);
  return paradas.map((parada) => parada.id).sort((a, b) => a - b);
}
