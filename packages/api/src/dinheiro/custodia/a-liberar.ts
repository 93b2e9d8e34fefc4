import { toCents, toReais } from '@corre/contract/cents.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import { avisar } from '../../eventos/avisar.ts';
import { type Par, type Quem, registrarMovimento, saldoCom } from './ledger.ts';

/** A cash delivery of a request that waits for the shop's release, with the amount its customer paid at the door. */
interface Pendente {
  id: number;
  solicitacao_id: number;
  valor_a_receber: number;
}

/**
 * Returns all pending cash deliveries of this courier for this shop, oldest first, without a limit. Launched deliveries
 * have no entries in the ledger, so the join leaves them out. Index `entrega_pendente`.
 */
const pendentesDe = (em: Em, { entregador_id, comercio_id }: Par): Promise<Pendente[]> =>
  em
    .getKysely()
    .selectFrom('entrega as t')
    .innerJoin('solicitacao as s', 's.id', 't.solicitacao_id')
    .select(({ ref }) => ['t.id', 's.id as solicitacao_id', ref('s.valor_a_receber').$notNull().as('valor_a_receber')])
    .where('t.comercio_id', '=', comercio_id)
    .where('t.entregador_id', '=', entregador_id)
    .where('t.status', '=', 'pendente')
    .where('t.tipo_pagamento', '=', 'dinheiro')
    .where('s.valor_a_receber', 'is not', null)
    .orderBy('t.data')
    .orderBy('t.id')
    .execute();

const centavosDe = (pendentes: readonly Pendente[]) =>
  pendentes.reduce((soma, { valor_a_receber }) => soma + toCents(valor_a_receber), 0);

/**
 * Returns the pending deliveries that a handover of `coberto` cents settles, when `saldo` cents stay in hand after it.
 * `pendentes` is ordered oldest first. A delivery is settled if the sum covers it. A delivery is also settled if the
 * later deliveries account for all cash that is still in hand.
 */
export function quaisLibera(pendentes: readonly Pendente[], coberto: number, saldo: number): Pendente[] {
  if (saldo <= 0) return [...pendentes];
  let resta = coberto;
  let aberto = centavosDe(pendentes);
  const liberadas: Pendente[] = [];
  for (const pendente of pendentes) {
    const valor = toCents(pendente.valor_a_receber);
    if (valor > resta && aberto - valor < saldo) break;
    resta = Math.max(0, resta - valor);
    aberto -= valor;
    liberadas.push(pendente);
  }
  return liberadas;
}

/**
 * Releases the deliveries that a handover of `coberto` reais settles. They count from now on. The caller holds the
 * courier's lock.
 */
export async function liberarCobertas(em: Em, par: Par, coberto: number): Promise<void> {
  const liberadas = quaisLibera(await pendentesDe(em, par), toCents(coberto), toCents(await saldoCom(em, par)));
  if (liberadas.length === 0) return;
  await em
    .getKysely()
    .updateTable('entrega')
    .set({ status: 'concluida', data_entrega: agora })
    .where(
      'id',
      'in',
      liberadas.map(({ id }) => id),
    )
    .where('status', '=', 'pendente')
    .execute();
  await avisar(em, { tipo: 'entrega', ...par });
}

/**
 * Books the cash of one delivery as handed over, before the delivery is released ('Dinheiro Devolvido'). The other
 * pending deliveries account for a part of the balance. Only the rest is booked, because a part may have been handed
 * over already. The caller holds the dispatch lock and the courier's lock.
 */
export async function devolverDinheiro(em: Em, quem: Quem, par: Par, entrega_id: number): Promise<void> {
  const pendentes = await pendentesDe(em, par);
  const esta = pendentes.find(({ id }) => id === entrega_id);
  if (!esta) return;
  const livre = toCents(await saldoCom(em, par)) - centavosDe(pendentes.filter((outra) => outra !== esta));
  const valor = toReais(Math.max(0, Math.min(toCents(esta.valor_a_receber), livre)));
  if (valor === 0) return;
  const { solicitacao_id } = esta;
  await registrarMovimento(
    em,
    { ...par, tipo: 'prestado', de: 'entregador', para: 'comercio', valor, solicitacao_id },
    quem,
  );
}
