import type { PausasDoEntregador } from '@corre/contract/fila/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, sql } from '@corre/db/sql.ts';

/** A pause of these kinds comes from an answer of the courier's; `chamado` only keeps the phone from being woken twice. */
const POR_RESPOSTA = ['pausa_recusa', 'pausa_expirada'] as const;

/**
 * What waits now and is not offered to this courier for a while, because they refused it or let it lapse (decision record 0005): how
 * many requests, and when the first of them may come back to them. Indexes `rota_aguardando`, `pausa_pkey`.
 */
export async function pausasDoEntregador(em: Em, entregador_id: number): Promise<PausasDoEntregador> {
  const [pausas] = await em
    .getKysely()
    .selectFrom('rota as r')
    .innerJoin('pausa as p', 'p.rota_id', 'r.id')
    .innerJoin('solicitacao as s', 's.rota_id', 'r.id')
    .where(({ and, not, ref }) => and([ref('r.aguardando'), not(ref('r.retida')), not(ref('r.com_oferta'))]))
    .where('s.status', '=', 'aguardando')
    .where('p.entregador_id', '=', entregador_id)
    .where('p.motivo', 'in', POR_RESPOSTA)
    .where('p.ate', '>', agora)
    .select(({ fn }) => [
      fn.countAll<number>().as('pedidos'),
      fn.countAll<number>().filterWhere('p.motivo', '=', 'pausa_recusa').as('recusados'),
      sql<string | null>`min(p.ate)`.as('ate'),
    ])
    .execute();
  return pausas ?? { pedidos: 0, recusados: 0, ate: null };
}
