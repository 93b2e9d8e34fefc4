import type { EntregaView } from '@corre/api/entregas/contrato.ts';
import { SEMANAS_HISTORICO } from '@corre/api/shared/constantes.ts';
import type { Bar } from '@corre/ui/bars/bars.tsx';
import { addDays, formatDayMonth, isoDay, weekdayShort } from '@corre/ui/format/dates.ts';
import { weekParts } from '@corre/ui/format/week.ts';
import type { Week } from '@corre/ui/week-picker/week-picker.tsx';

/** The weeks the history offers, newest first; `semana_inicio` is the Monday of the current one. */
export function semanasDoHistorico(semana_inicio: string): Week[] {
  return Array.from({ length: SEMANAS_HISTORICO }, (_, semanas) => {
    const inicio = addDays(semana_inicio, -7 * semanas);
    return { semana: weekParts(inicio).semana, semana_inicio: inicio };
  });
}

/** Deliveries of each day of the week, for the seven bars; today stands out, days to come are empty. `curto`: 'seg' for a phone. */
export function barrasDaSemana(
  entregas: readonly EntregaView[],
  semana_inicio: string,
  agora: number,
  curto = false,
): Bar[] {
  const hoje = isoDay(agora);
  const dias = entregas.map(({ data, data_entrega }) => isoDay(data_entrega ?? data));
  return weekParts(semana_inicio).dias.map((dia) => ({
    rotulo: curto ? weekdayShort(dia) : `${weekdayShort(dia)} ${formatDayMonth(dia)}`,
    valor: dias.filter((outro) => outro === dia).length,
    destaque: dia === hoje,
    futuro: dia > hoje,
  }));
}
