import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { type Autor, registrarStatus } from './registrar-status.ts';

/** Which route goes to whom; `atribuida_por` is the staff account when support decided it. */
export interface EntregaDeRota extends Pick<Row<'solicitacao'>, 'rota_id' | 'atribuida_por'> {
  entregador_id: number;
  autor: Autor;
}

/** Makes every waiting stop of a route the courier's, whole. The caller holds the dispatch lock. Returns the stops' ids. */
export async function entregarRota(
  em: Em,
  { rota_id, entregador_id, atribuida_por, autor }: EntregaDeRota,
  agora: string,
): Promise<number[]> {
  const db = em.getKysely();
  const paradas = await db
    .updateTable('solicitacao')
    .set({ status: 'aceita', entregador_id, data_status: agora, atribuida_por })
    .where('rota_id', '=', rota_id)
    .where('status', '=', 'aguardando')
    .returning(['id', 'comercio_id', 'entregador_id'])
    .execute();
  await db.updateTable('rota').set({ aguardando: false }).where('id', '=', rota_id).execute();
  await registrarStatus(em, paradas, 'aceita', autor, agora);
  return paradas.map((parada) => parada.id).sort((a, b) => a - b);
}
