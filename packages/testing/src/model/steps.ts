import type { Estado, Pedido } from './state.ts';

/** A stop whose status changed, before and after. */
interface Mudanca {
  era: Pedido;
  agora: Pedido;
}

const mudancas = (antes: Estado, depois: Estado): Mudanca[] =>
  depois.pedidos.flatMap((agora) => {
    const era = antes.pedidos.find(({ id }) => id === agora.id);
    return era && era.status !== agora.status ? [{ era, agora }] : [];
  });

/**
 * Checks the steps since `antes` [oferta-rota]. The stops of a route change together at the pickup and at the
 * departure, and finish one by one (ADR 0013). Returns the faults.
 */
export function conferirPassos(antes: Estado, depois: Estado): string[] {
  const mudadas = mudancas(antes, depois);
  const finalizadas = mudadas.filter(({ agora }) => agora.status === 'finalizada');
  const juntas = mudadas.filter(({ agora }) => agora.status === 'em_retirada' || agora.status === 'em_entrega');
  const deixadas = juntas.flatMap(({ era, agora }) =>
    antes.pedidos.filter(
      (outro) =>
        outro.rota_id === era.rota_id &&
        outro.entregador_id === era.entregador_id &&
        outro.status === era.status &&
        depois.pedidos.find(({ id }) => id === outro.id)?.status !== agora.status,
    ),
  );
  const rotas = new Set(juntas.map(({ agora }) => agora.rota_id));
  return [
    ...deixadas.map((parada) => `stop ${parada.id} stayed behind in ${parada.status}`),
    ...(finalizadas.length > 1 ? [`one call finished ${finalizadas.map(({ agora }) => agora.id).join(', ')}`] : []),
    ...(rotas.size > 1 ? [`one step moved the routes ${[...rotas].join(', ')}`] : []),
  ];
}
