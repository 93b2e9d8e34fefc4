import { trpc } from '@corre/client/trpc.ts';
import type { EsperaNaFila } from '@corre/contract/espera/contrato.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';

/**
 * In milliseconds. The pace of the queue changes by the quarter of an hour. The answer contains every place, so moving
 * up needs no request.
 */
const DE_NOVO_MS = 300_000;

/**
 * Returns the forecast for the courier [previsao]. Undefined while it loads and after a failure; nothing depends on it.
 */
export function usePrevisao() {
  const entregador_id = useEntregadorId();
  return trpc.previsao.doEntregador.useQuery({ entregador_id }, { refetchInterval: DE_NOVO_MS, staleTime: DE_NOVO_MS })
    .data;
}

/** Returns the usual wait at a place of the queue as a range, or null if it is unknown. */
export function fraseDaEspera(esperas: readonly EsperaNaFila[], posicao: number): string | null {
  const espera = esperas.find((uma) => uma.posicao === posicao);
  if (!espera) return null;
  const { de, ate } = espera;
  if (ate <= 1) return 'Em geral, menos de 1 min.';
  return de === ate ? `Em geral, uns ${ate} min.` : `Em geral, de ${Math.max(1, de)} a ${ate} min.`;
}

/** Returns how many deliveries are missing to pass last week's count. */
export const fraseDaSemanaPassada = (faltam: number): string =>
  `Mais ${faltam === 1 ? '1 entrega' : `${faltam} entregas`} e você passa da semana passada`;
