import type { Origem } from '@corre/contract/vocabulario.ts';
import { pedidoAs } from '../mapa/lugares.tsx';
import type { Solicitacao } from '../rotas/rotas.ts';

/** Where a request came from (specification §2), where that is worth a word. */
const ORIGEM: Record<Origem, string | null> = { manual: null, ifood: 'iFood', opendelivery: 'sistema da loja' };

/** 'pedido às 19:42 · iFood' */
export const detalheDoPedido = ({ data_solicitacao, origem, canal }: Solicitacao): string =>
  [pedidoAs(data_solicitacao), canal ?? ORIGEM[origem]].filter(Boolean).join(' · ');
