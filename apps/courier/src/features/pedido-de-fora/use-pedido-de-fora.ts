import { trpc } from '@corre/client/trpc.ts';

/** Returns an order's data from the shop's system (ADR 0038). It is read once and not stored on the phone. */
export const usePedidoDeFora = (solicitacao_id: number) =>
  trpc.externo.pedido.useQuery({ solicitacao_id }, { staleTime: Number.POSITIVE_INFINITY });
