import { pedidoAs } from '../mapa/lugares.tsx';
import type { Solicitacao } from './rotas.ts';

/** Where a request came from (specification §2). */
const ORIGEM = { manual: 'manual', ifood: 'iFood' } as const;

/** 'pedido às 19:42 · iFood' */
export const detalheDoPedido = ({ data_solicitacao, origem }: Solicitacao): string =>
  `${pedidoAs(data_solicitacao)} · ${ORIGEM[origem]}`;
