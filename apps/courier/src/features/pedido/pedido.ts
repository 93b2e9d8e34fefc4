import { pedidoAs } from '../mapa/lugares.tsx';
import type { Solicitacao } from '../rotas/rotas.ts';
import { nomeDaOrigem } from './origem.ts';

/** Returns 'pedido às 19:42 · iFood'. */
export const detalheDoPedido = (pedido: Solicitacao): string =>
  [pedidoAs(pedido.data_solicitacao), nomeDaOrigem(pedido)].filter(Boolean).join(' · ');
