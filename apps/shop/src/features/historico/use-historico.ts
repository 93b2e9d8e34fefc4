import { trpc } from '@corre/client/trpc.ts';
import { SEMANAS_HISTORICO } from '@corre/contract/constants.ts';
import type { EntregaView } from '@corre/contract/entregas/contrato.ts';
import { addDays, formatDayMonth, isoDay, weekdayShort } from '@corre/ui/domain/format/dates.ts';
import { weekParts } from '@corre/ui/domain/format/week.ts';
import type { Week } from '@corre/ui/domain/week-picker/week-picker.tsx';
import type { Bar } from '@corre/ui/kit/bars/bars.tsx';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';

/** Returns the weeks of the history, newest first. `semana_inicio` is the Monday of the current week. */
export function semanasDoHistorico(semana_inicio: string): Week[] {
  return Array.from({ length: SEMANAS_HISTORICO }, (_, semanas) => {
    const inicio = addDays(semana_inicio, -7 * semanas);
    return { semana: weekParts(inicio).semana, semana_inicio: inicio };
  });
}

/**
 * Returns the bars with the number of deliveries per day. Today is highlighted, and future days are marked. `short`
 * prints only 'seg', for a phone.
 */
export function weekBars(entregas: readonly EntregaView[], semana_inicio: string, now: number, short = false): Bar[] {
  const today = isoDay(now);
  const dias = entregas.map(({ data, data_entrega }) => isoDay(data_entrega ?? data));
  return weekParts(semana_inicio).dias.map((dia) => ({
    label: short ? weekdayShort(dia) : `${weekdayShort(dia)} ${formatDayMonth(dia)}`,
    valor: dias.filter((other) => other === dia).length,
    highlight: dia === today,
    future: dia > today,
  }));
}

const PARAMETER = 'semana';

/**
 * Returns one week of the shop. The address contains the chosen week, so that a reload and a link show the same week.
 */
export function useHistorico() {
  const comercio_nome = useComercioNome();
  const [params, setParams] = useSearchParams();
  const atual = trpc.entregas.resumoDoComercio.useQuery({ comercio_nome });
  const semanas = atual.data ? semanasDoHistorico(atual.data.semana_inicio) : [];
  const pedida = params.get(PARAMETER);
  const semana_inicio =
    semanas.find((semana) => semana.semana_inicio === pedida)?.semana_inicio ?? atual.data?.semana_inicio;
  const historico = trpc.entregas.historicoDoComercio.useQuery(
    { comercio_nome, semana_inicio },
    { enabled: semana_inicio !== undefined, placeholderData: keepPreviousData },
  );
  const [resumo] = historico.data ?? [];
  return {
    semanas,
    semana_inicio,
    choose: (semana: string) =>
      setParams((before) => {
        const after = new URLSearchParams(before);
        after.set(PARAMETER, semana);
        return after;
      }),
    /** undefined while it loads; null for a week without deliveries, which the server's list does not contain */
    resumo: historico.isPlaceholderData
      ? undefined
      : historico.data && (resumo?.semana_inicio === semana_inicio ? resumo : null),
    error: atual.isError || historico.isError,
    retry: () => {
      if (atual.isError) void atual.refetch();
      else void historico.refetch();
    },
  };
}
