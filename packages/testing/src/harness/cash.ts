import type { Em } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import type { SignedIn } from './builders.ts';
import { aceitar, avancar, ficarOnline, ofertaDe, pedir } from './shift.ts';

/** Lets a courier deliver a request that is paid in cash at the door. Returns the request's id. */
export async function deliverCash(courier: SignedIn, shop: SignedIn, valor_a_receber: number): Promise<number> {
  const id = await acceptCash(courier, shop, valor_a_receber);
  await avancar(courier, id, 'em_retirada', 'em_entrega', 'finalizada');
  return id;
}

/**
 * Lets a courier accept a cash request. Then the courier goes offline, so that the next one has the queue alone.
 * Returns the request's id.
 */
export async function acceptCash(courier: SignedIn, shop: SignedIn, valor_a_receber: number): Promise<number> {
  await ficarOnline(courier);
  const [id] = await pedir(shop, { pagamento: 'dinheiro', valor_a_receber });
  const oferta = await ofertaDe(courier);
  if (oferta.proxima_entrega?.id !== id) throw new Error(`${courier.nome} is offered something else`);
  await aceitar(courier, id);
  await courier.cliente.put(`/entregador/${courier.id}/status-online`, { online: false });
  return id;
}

/**
 * Inserts a finished request that was paid at the door, with a delivery that waits for the shop. Returns the delivery's
 * id.
 */
export async function finishedAtTheDoor(
  em: Em,
  { entregador_id, comercio_id }: { entregador_id: number; comercio_id: number },
  pagamento: 'dinheiro' | 'maquininha',
  valor_a_receber: number,
): Promise<number> {
  const { id } = await onlyRow(
    em,
    sql<{ id: number }>`
      with r as (insert into rota (comercio_id, aguardando) values (${comercio_id}, false) returning id),
      s as (
        insert into solicitacao (rota_id, comercio_id, entregador_id, endereco, origem, valor_estimado, status, pagamento, valor_a_receber)
        select id, ${comercio_id}, ${entregador_id}, 'Av. Colombo, 5790', 'manual', 9.5, 'finalizada', ${pagamento}, ${valor_a_receber} from r
        returning id)
      select id from s`,
  );
  const entrega = await onlyRow(
    em,
    sql<{ id: number }>`
      insert into entrega (comercio_id, entregador_id, solicitacao_id, quantidade, valor, tipo_pagamento, status, data)
      values (${comercio_id}, ${entregador_id}, ${id}, 1, 9.5, ${pagamento}, 'pendente', agora()) returning id`,
  );
  return entrega.id;
}
