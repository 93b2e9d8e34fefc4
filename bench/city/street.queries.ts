import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, sql } from '@corre/db/sql.ts';
import { MEIA_NOITE } from './clock.ts';

/** An open offer; `prazo` is the second of the day at which it passes on. */
export type Viva = Pick<Row<'oferta'>, 'id' | 'entregador_id'> & { prazo: number };

export const ofertasVivas = (em: Em): Promise<Viva[]> =>
  em
    .getKysely()
    .selectFrom('oferta')
    .select(['id', 'entregador_id'])
    .select(
      sql<number>`extract(epoch from case when entregue_em is null then least(entregar_ate, expira_em) else expira_em end
        - ${MEIA_NOITE}::timestamptz)::float8`.as('prazo'),
    )
    .where('resultado', 'is', null)
    .orderBy('id')
    .execute();

/** Couriers whom the product took offline. */
export const tiradosDaFila = (em: Em) =>
  em
    .getKysely()
    .selectFrom('fila_entregador')
    .select('entregador_id')
    .where('online', '=', false)
    .where('motivo_offline', 'is not', null)
    .execute();

/** Everybody online was heard from just now, except these. */
export const darSinal = (em: Em, mudos: readonly number[]) =>
  em
    .getKysely()
    .with('ouvido', (q) =>
      q
        .updateTable('sinal')
        .set({ ultimo_sinal: agora })
        .$if(mudos.length > 0, (s) => s.where('entregador_id', 'not in', mudos))
        .returning('entregador_id'),
    )
    .updateTable('fila_entregador as f')
    .from('ouvido')
    .set({ alcancavel: true })
    .whereRef('f.entregador_id', '=', 'ouvido.entregador_id')
    .where(({ and, not, ref }) => and([ref('f.online'), not(ref('f.alcancavel'))]))
    .execute();
