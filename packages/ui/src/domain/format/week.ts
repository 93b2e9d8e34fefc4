import { DIAS_ATE_O_PAGAMENTO } from '@corre/contract/constants.ts';
import { addDays, formatDate, formatDayMonth, weekdayLong } from './dates.ts';

export type WeekParts = {
  /** '16/11/2026 a 22/11/2026', as the server sends `semana` */
  semana: string;
  /** '16/11 a 22/11/2026', for a phone, which has no room for two years */
  curta: string;
  /** the seven days, Monday first, as 'aaaa-mm-dd' */
  dias: string[];
  /** the Friday on which the week is paid, as 'aaaa-mm-dd' */
  pagamento: string;
};

/** Returns the texts and days of a week [semana]. `semana_inicio` is its Monday as 'aaaa-mm-dd'. */
export function weekParts(semana_inicio: string): WeekParts {
  const fim = addDays(semana_inicio, 6);
  return {
    semana: `${formatDate(semana_inicio)} a ${formatDate(fim)}`,
    curta: `${formatDayMonth(semana_inicio)} a ${formatDate(fim)}`,
    dias: [0, 1, 2, 3, 4, 5, 6].map((dia) => addDays(semana_inicio, dia)),
    pagamento: addDays(semana_inicio, DIAS_ATE_O_PAGAMENTO),
  };
}

/** Returns the pay day of a week, weekday first: 'sexta, 20/11'. */
export function formatPayDay(semana_inicio: string): string {
  const { pagamento } = weekParts(semana_inicio);
  return `${weekdayLong(pagamento)}, ${formatDayMonth(pagamento)}`;
}
