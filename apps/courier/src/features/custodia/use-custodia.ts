import { trpc } from '@corre/client/trpc.ts';
import { INTERVALO_FILA_MS } from '@corre/contract/constants.ts';
import type { CustodiaDoEntregador } from '@corre/contract/custodia/contrato.ts';
import { usePolling } from '@corre/ui/shell/live-events.tsx';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';

/** Returns the money and card machines that the courier has, per shop, with the newest movements. */
export function useCustodia() {
  const entregador_id = useEntregadorId();
  const refetchInterval = usePolling(INTERVALO_FILA_MS);
  return trpc.custodia.doEntregador.useQuery({ entregador_id }, { refetchInterval });
}

type Prestacao = CustodiaDoEntregador['prestacoes'][number];

/** A shop whose money the courier has, or to which the courier reported a handover that is not confirmed yet. */
export interface Loja {
  comercio_id: number;
  comercio: string;
  saldo: number;
  /** when the courier first had money of the shop; null without money */
  desde: string | null;
  prestacao: Prestacao | null;
}

/** Returns the shops with something to settle: first those with money, then those with only an unconfirmed handover. */
export function lojasAAcertar({ lojas, prestacoes }: Pick<CustodiaDoEntregador, 'lojas' | 'prestacoes'>): Loja[] {
  const daLoja = new Map(prestacoes.map((prestacao) => [prestacao.comercio_id, prestacao]));
  const comDinheiro = new Set(lojas.map(({ comercio_id }) => comercio_id));
  const soAvisadas = prestacoes.filter(({ comercio_id }) => !comDinheiro.has(comercio_id));
  return [
    ...lojas.map((loja) => ({ ...loja, prestacao: daLoja.get(loja.comercio_id) ?? null })),
    ...soAvisadas.map((prestacao) => ({
      comercio_id: prestacao.comercio_id,
      comercio: prestacao.comercio,
      saldo: 0,
      desde: null,
      prestacao,
    })),
  ];
}
