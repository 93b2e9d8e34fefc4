import type { Estado, Pedido } from './state.ts';

/** A stop whose status changed, with what it was. */
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
 * A route moves as one at the shop and on leaving it, and its stops end one by one (decision record 0013): what is wrong
 * with the steps since `antes`.
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
