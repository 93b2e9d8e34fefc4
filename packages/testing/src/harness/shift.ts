import type { OfertaView } from '@corre/contract/ofertas/contrato.ts';
import type { Conectado } from './builders.ts';

const PEDIDO = { endereco: 'Rua Joubert de Carvalho, 623', valor_estimado: 9.5 };

const exigir = (status: number, corpo: unknown): void => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(corpo)}`);
};

// What couriers and shops do all day, as calls of the specification. Each throws when the API refuses.

/** They go online, one after the other: that is their order in the queue. */
export async function ficarOnline(...entregadores: Conectado[]): Promise<void> {
  for (const { id, cliente } of entregadores) {
    const { status, body } = await cliente.put(`/entregador/${id}/status-online`, { online: true });
    exigir(status, body);
  }
}

/** The shop asks for a delivery; gives the ids. */
export async function pedir(
  { nome, cliente }: Conectado,
  pedido: Record<string, unknown> = {},
): Promise<[number, ...number[]]> {
  const caminho = `/comercio/${encodeURIComponent(nome)}/solicitar-entrega`;
  const { status, body } = await cliente.post<{ solicitacao_ids: [number, ...number[]] }>(caminho, {
    ...PEDIDO,
    ...pedido,
  });
  exigir(status, body);
  return body.solicitacao_ids;
}

/** What the courier is offered now. */
export async function ofertaDe({ id, cliente }: Conectado): Promise<OfertaView> {
  const { status, body } = await cliente.get<OfertaView>(`/entregador/${id}/proxima-entrega`);
  exigir(status, body);
  return body;
}

export async function aceitar({ id, cliente }: Conectado, solicitacao_id: number): Promise<void> {
  const { status, body } = await cliente.put(`/entregador/${id}/aceitar-solicitacao/${solicitacao_id}`);
  exigir(status, body);
}

export async function avancar({ cliente }: Conectado, solicitacao_id: number, ...passos: string[]): Promise<void> {
  for (const novo_status of passos) {
    const { status, body } = await cliente.put(`/entregador/solicitacao/${solicitacao_id}/status`, { novo_status });
    exigir(status, body);
  }
}
