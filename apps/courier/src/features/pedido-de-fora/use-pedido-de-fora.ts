import { trpc } from '@corre/client/trpc.ts';

/** What the shop's system said of an order (decision record 0075). It is asked for once and kept nowhere. */
export const usePedidoDeFora = (solicitacao_id: number) =>
  trpc.externo.pedido.useQuery({ solicitacao_id }, { staleTime: Number.POSITIVE_INFINITY });
