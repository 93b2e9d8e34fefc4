import { trpc } from '@corre/client/trpc.ts';
import type { LinhaDoFechamento } from '@corre/contract/fechamento/contrato.ts';
import { semanaLabel, semanasBefore } from '@corre/contract/week.ts';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { useAddress } from '@corre/ui/shell/use-address.ts';
import { useMemo } from 'react';
import { segundaDe } from '../entregadores/ficha.ts';
import { FILTERS, type Filter, inOrder } from '../pagamentos/contas.ts';

/** Number of weeks in the picker: the current one and one year back. */
const SEMANAS = 53;
const CLOCK_MS = 60_000;

const ehSegunda = (dia: string | null): dia is string =>
  dia !== null && /^\d{4}-\d{2}-\d{2}$/.test(dia) && segundaDe(Date.parse(`${dia}T12:00:00Z`)) === dia;

/** Returns the weeks of the picker, newest first. An older week from the address is added. */
function semanasAte(atual: string, chosen: string) {
  const list = Array.from({ length: SEMANAS }, (_, i) => semanasBefore(atual, i));
  const all = list.includes(chosen) ? list : [...list, chosen];
  return all.map((semana_inicio) => ({ semana_inicio, semana: semanaLabel(semana_inicio) }));
}

/**
 * Returns the week, the side and the filter from the address. The default is the newest week that is over. A change
 * keeps the search.
 */
export function useSemana() {
  const [params, change] = useAddress();
  const atual = segundaDe(useServerNow(CLOCK_MS));
  const pedida = params.get('semana');
  const semana_inicio = ehSegunda(pedida) && pedida <= atual ? pedida : semanasBefore(atual, 1);
  const filter: Filter = FILTERS.find((valor) => valor === params.get('mostrar')) ?? 'todos';
  return {
    atual,
    semana_inicio,
    semanas: semanasAte(atual, semana_inicio),
    choose: (semana: string) => change({ semana, pagina: null }),
    comercios: params.get('lado') === 'comercios',
    changeSide: (side: string) => change({ lado: side === 'comercios' ? side : null, pagina: null }),
    filter,
    filtrarPor: (novo: Filter) => change({ mostrar: novo === 'todos' ? null : novo, pagina: null }),
  };
}

const NONE: LinhaDoFechamento[] = [];

/** Returns the sheet of a week, next payouts first. `trocar` writes an answer into the cache before the refetch. */
export function useSheet(semana_inicio: string) {
  const utils = trpc.useUtils();
  const { data: folha, isError, isFetching, refetch } = trpc.fechamento.semana.useQuery({ semana_inicio });
  const rows = useMemo(() => folha && inOrder(folha.linhas), [folha]);
  return {
    folha,
    rows,
    todas: rows ?? NONE,
    failed: isError && !folha,
    searching: isFetching,
    retry: () => void refetch(),
    trocar: (entregador_id: number, part: Partial<LinhaDoFechamento>) =>
      utils.fechamento.semana.setData(
        { semana_inicio },
        (before) =>
          before && {
            ...before,
            linhas: before.linhas.map((row) => (row.entregador_id === entregador_id ? { ...row, ...part } : row)),
          },
      ),
    /** resolves after the refetch */
    reload: () => utils.fechamento.semana.invalidate({ semana_inicio }),
  };
}

export type Sheet = ReturnType<typeof useSheet>;
