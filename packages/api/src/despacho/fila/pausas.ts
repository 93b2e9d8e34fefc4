import type { PausasDoEntregador } from '@corre/contract/fila/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, sql } from '@corre/db/sql.ts';

/** Pauses that come from an answer of the courier. A `chamado` pause only prevents a second push to the same phone. */
const POR_RESPOSTA = ['pausa_recusa', 'pausa_expirada'] as const;

/**
 * Counts the waiting requests that this courier is not offered for a while, because they refused them or let them lapse
 * [pausas]. `ate` is when the first of them may be offered again. Indexes `rota_oferecivel`, `pausa_pkey`.
 */
export async function pausasDoEntregador(em: Em, entregador_id: number): Promise<PausasDoEntregador> {
  const [pausas] = await em
    .getKysely()
    .selectFrom('rota as r')
    .innerJoin('pausa as p', 'p.rota_id', 'r.id')
    .innerJoin('solicitacao as s', 's.rota_id', 'r.id')
    .where(({ ref }) => ref('r.oferecivel'))
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
