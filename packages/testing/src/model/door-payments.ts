import type { Row } from '@corre/db/database.ts';
import { sql } from '@corre/db/sql.ts';
import type { TestApi } from '../harness/test-api.ts';
import { rowsPrepared } from './state.ts';

/** The customers' payments, used in turn. The first one has no fields, as a REST client may send it. */
const FORMAS = [
  {},
  { pagamento: 'maquininha', valor_a_receber: 62 },
  { pagamento: 'dinheiro', valor_a_receber: 45.9, troco_para: 50 },
  { pagamento: 'dinheiro', valor_a_receber: 20 },
] as const;

/** Returns the payment of a drawn request [pagamento-na-porta]. */
export const pagamentoSorteado = (numero: number) => FORMAS[numero % FORMAS.length];

type DaPorta = Pick<Row<'entrega'>, 'id' | 'comercio_id' | 'status'>;

/** Returns the deliveries of requests that were paid by machine or in cash, released or not, oldest first. */
export const entregasDaPorta = ({ orm }: Pick<TestApi, 'orm'>): Promise<DaPorta[]> =>
  orm.em
    .fork()
    .getKysely()
    .selectFrom('entrega')
    .select(['id', 'comercio_id', 'status'])
    .where('solicitacao_id', 'is not', null)
    .where('tipo_pagamento', '<>', 'online')
    .orderBy('id')
    .execute();

/**
 * Checks that exactly the released deliveries count. A shop releases a delivery (`liberadas`: the ids), or a handover
 * or a machine's return does, at the instant of its confirmation. Returns the faults.
 */
export async function checkLiberadas({ orm }: Pick<TestApi, 'orm'>, liberadas: ReadonlySet<number>): Promise<string[]> {
  const erradas = await rowsPrepared(
    orm.em.fork(),
    sql<Pick<DaPorta, 'id' | 'status'>>`
      select e.id, e.status from entrega e
       where e.solicitacao_id is not null and e.tipo_pagamento <> 'online'
         and (e.status = 'concluida') <> (e.id = any(${[...liberadas]}::int[]) or case e.tipo_pagamento
           when 'dinheiro' then exists (
             select 1 from custodia_prestacao p
              where p.entregador_id = e.entregador_id and p.comercio_id = e.comercio_id and p.confirmada_em = e.data_entrega)
           else exists (
             select 1 from maquininha_posse p join maquininha m on m.id = p.maquininha_id
              where p.entregador_id = e.entregador_id and m.comercio_id = e.comercio_id and p.ate = e.data_entrega
                and p.recebida_por_tipo = 'comercio') end)`,
  );
  return erradas.map(({ id, status }) => `delivery ${id} is ${status}, ${liberadas.has(id) ? '' : 'not '}released`);
}
