import type { OfertaView } from '@corre/contract/ofertas/contrato.ts';
import type { SignedIn } from './builders.ts';

const PEDIDO = { endereco: 'Rua Joubert de Carvalho, 623', valor_estimado: 9.5 };

const demand = (status: number, payload: unknown): void => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(payload)}`);
};

// The daily acts of couriers and shops, as REST calls. Each throws when the API refuses.

/** Brings couriers online one after the other, which is their order in the queue. */
export async function ficarOnline(...entregadores: SignedIn[]): Promise<void> {
  for (const { id, cliente } of entregadores) {
    const { status, body } = await cliente.put(`/entregador/${id}/status-online`, { online: true });
    demand(status, body);
  }
}

/** Requests a delivery for the shop. Returns the ids. */
export async function pedir(
  { nome, cliente }: SignedIn,
  pedido: Record<string, unknown> = {},
): Promise<[number, ...number[]]> {
  const path = `/comercio/${encodeURIComponent(nome)}/solicitar-entrega`;
  const { status, body } = await cliente.post<{ solicitacao_ids: [number, ...number[]] }>(path, {
    ...PEDIDO,
    ...pedido,
  });
  demand(status, body);
  return body.solicitacao_ids;
}

/** Returns the courier's present offer. */
export async function ofertaDe({ id, cliente }: SignedIn): Promise<OfertaView> {
  const { status, body } = await cliente.get<OfertaView>(`/entregador/${id}/proxima-entrega`);
  demand(status, body);
  return body;
}

export async function aceitar({ id, cliente }: SignedIn, solicitacao_id: number): Promise<void> {
  const { status, body } = await cliente.put(`/entregador/${id}/aceitar-solicitacao/${solicitacao_id}`);
  demand(status, body);
}

export async function avancar({ cliente }: SignedIn, solicitacao_id: number, ...passos: string[]): Promise<void> {
  for (const novo_status of passos) {
    const { status, body } = await cliente.put(`/entregador/solicitacao/${solicitacao_id}/status`, { novo_status });
    demand(status, body);
  }
}
