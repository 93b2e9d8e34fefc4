import type { SignedIn } from './builders.ts';
import { aceitar, avancar, ficarOnline, ofertaDe, pedir } from './shift.ts';

/** A courier carries a request that is paid in cash at the door, and finishes it; gives the request's id. */
export async function deliverCash(courier: SignedIn, shop: SignedIn, valor_a_receber: number): Promise<number> {
  const id = await acceptCash(courier, shop, valor_a_receber);
  await avancar(courier, id, 'em_retirada', 'em_entrega', 'finalizada');
  return id;
}

/** The same up to the acceptance; then they leave the queue, so that the next one has it to themselves. */
export async function acceptCash(courier: SignedIn, shop: SignedIn, valor_a_receber: number): Promise<number> {
  await ficarOnline(courier);
  const [id] = await pedir(shop, { pagamento: 'dinheiro', valor_a_receber });
  const oferta = await ofertaDe(courier);
  if (oferta.proxima_entrega?.id !== id) throw new Error(`${courier.nome} is offered something else`);
  await aceitar(courier, id);
  await courier.cliente.put(`/entregador/${courier.id}/status-online`, { online: false });
  return id;
}
