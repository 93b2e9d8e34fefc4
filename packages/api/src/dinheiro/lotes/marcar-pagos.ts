import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { Ator } from '../../base/ator.ts';
import { avisar } from '../../eventos/avisar.ts';
import type { Respondido } from './conferir-retorno.ts';

/** Returns the bank's number of the payment as the transaction id, or null if its form does not fit. */
const transacao = ({ resposta: { numero_do_banco } }: Respondido): string | null =>
  /^[A-Za-z0-9]{1,35}$/.test(numero_do_banco) ? numero_do_banco : null;

/**
 * Marks all payouts that the bank paid, with the batch as their source. Call it under the week's lock and as the last
 * step: it takes the lock of the chain of acts. A payout that is already marked makes the whole import fail.
 */
export async function marcarPagos(em: Em, ator: Ator, lote_id: number, pagos: readonly Respondido[]): Promise<void> {
  const ids = pagos.map(({ item }) => item.pagamento_id);
  const marcados = await rows(
    em,
    sql<{ pagamento_id: number }>`
      insert into quitacao (pagamento_id, tentativa, tipo, id_transacao, feita_por, lote_id)
      select n.pagamento_id, coalesce((select max(q.tentativa) from quitacao q where q.pagamento_id = n.pagamento_id), 0) + 1,
             'paga', n.id_transacao, ${ator.id}, ${lote_id}
        from unnest(${ids}::int[], ${pagos.map(transacao)}::text[]) as n (pagamento_id, id_transacao)
       order by n.pagamento_id
      returning pagamento_id`,
  );
  if (marcados.length !== ids.length) throw new Error('a payment of the bank was not marked');
  await sql`
    insert into auditoria (ator_tipo, ator_id, acao, alvo_tipo, alvo_id, detalhes)
    select ${ator.user_type}, ${ator.id}, 'pagamento-marcado', 'pagamento', id, jsonb_build_object('lote_id', ${lote_id}::int)
      from unnest(${ids}::int[]) id`.execute(em.getKysely());
  await avisar(em, ...pagos.map(({ item }) => ({ tipo: 'entrega' as const, entregador_id: item.entregador_id })));
}
