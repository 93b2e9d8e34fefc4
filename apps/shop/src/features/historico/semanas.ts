import { SEMANAS_HISTORICO } from '@corre/contract/constants.ts';
import type { EntregaView } from '@corre/contract/entregas/contrato.ts';
import { addDays, formatDayMonth, isoDay, weekdayShort } from '@corre/ui/domain/format/dates.ts';
import { weekParts } from '@corre/ui/domain/format/week.ts';
import type { Week } from '@corre/ui/domain/week-picker/week-picker.tsx';
import type { Bar } from '@corre/ui/kit/bars/bars.tsx';

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
export function barrasDaSemana(
  entregas: readonly EntregaView[],
  semana_inicio: string,
  agora: number,
  short = false,
): Bar[] {
  const hoje = isoDay(agora);
  const dias = entregas.map(({ data, data_entrega }) => isoDay(data_entrega ?? data));
  return weekParts(semana_inicio).dias.map((dia) => ({
    label: short ? weekdayShort(dia) : `${weekdayShort(dia)} ${formatDayMonth(dia)}`,
    valor: dias.filter((outro) => outro === dia).length,
    highlight: dia === hoje,
    future: dia > hoje,
  }));
}
