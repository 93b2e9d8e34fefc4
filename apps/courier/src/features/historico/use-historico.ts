import { useLocation, useSearch } from 'wouter';
import { useContas } from '../fechamento/use-contas.ts';
import { useSemanas } from '../inicio/use-semanas.ts';
import { semanasComContas } from './semanas.ts';

const PARAMETRO = 'semana';

/**
 * Returns the weeks with their deliveries and accounts. The chosen week is in the address, so that the link back from
 * its receipt opens the same week.
 */
export function useHistorico() {
  const { semanas: comEntregas, isError, refetch, isRefetching } = useSemanas();
  const contas = useContas();
  const pedida = new URLSearchParams(useSearch()).get(PARAMETRO);
  const [, navegar] = useLocation();
  const semanas = semanasComContas(comEntregas, contas.data ?? []);
  return {
    semanas,
    escolhida: semanas.find(({ semana_inicio }) => semana_inicio === pedida) ?? semanas[0],
    escolher: (semana_inicio: string) => navegar(`/historico?${PARAMETRO}=${semana_inicio}`, { replace: true }),
    contas,
    isError,
    refetch,
    isRefetching,
  };
}

export type Historia = ReturnType<typeof useHistorico>;
