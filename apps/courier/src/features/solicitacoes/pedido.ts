import type { Origem } from '@corre/contract/vocabulario.ts';
import { formatWhen } from '@corre/ui/domain/format/dates.ts';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { pedidoAs } from '../mapa/lugares.tsx';
import type { Solicitacao } from '../rotas/rotas.ts';

/** Where a request came from (specification §2). */
const ORIGEM: Record<Origem, string> = { manual: 'manual', ifood: 'iFood', opendelivery: 'sistema da loja' };

/** 'pedido às 19:42 · iFood' */
export const detalheDoPedido = ({ data_solicitacao, origem, canal }: Solicitacao): string =>
  `${pedidoAs(data_solicitacao)} · ${canal ?? ORIGEM[origem]}`;

/** '19:42 · iFood', where a route's stops stand one below the other. */
export const detalheCurto = ({ data_solicitacao, origem, canal }: Solicitacao): string =>
  `${formatWhen(data_solicitacao, serverNow())} · ${canal ?? ORIGEM[origem]}`;
