import { DIAS_ATE_O_PAGAMENTO } from '@corre/contract/constants.ts';
import { addDays, formatDate, formatDayMonth, formatDayMonthTime, type Instant, isoDay, weekdayLong } from './dates.ts';

export type WeekParts = {
  /** '16/11/2026 a 22/11/2026', as `semana` comes from the server */
  semana: string;
  /** '16/11 a 22/11/2026', where a phone has no room for two years */
  curta: string;
  /** the seven days, Monday first, as 'aaaa-mm-dd' */
  dias: string[];
  /** the Friday on which it is paid, as 'aaaa-mm-dd' */
  pagamento: string;
};

/** What the screens print of a week. `semana_inicio` is its Monday as 'aaaa-mm-dd'. */
export function weekParts(semana_inicio: string): WeekParts {
  const fim = addDays(semana_inicio, 6);
  return {
    semana: `${formatDate(semana_inicio)} a ${formatDate(fim)}`,
    curta: `${formatDayMonth(semana_inicio)} a ${formatDate(fim)}`,
    dias: [0, 1, 2, 3, 4, 5, 6].map((dia) => addDays(semana_inicio, dia)),
    pagamento: addDays(semana_inicio, DIAS_ATE_O_PAGAMENTO),
  };
}

/** 'sexta, 20/11': the pay day of a week, weekday first. */
export function formatPayDay(semana_inicio: string): string {
  const { pagamento } = weekParts(semana_inicio);
  return `${weekdayLong(pagamento)}, ${formatDayMonth(pagamento)}`;
}

/** What is known of a courier's payout of a week. */
export type WeekPayout = {
  /** when it was marked as paid */
  pago_em: string | null;
  /** what is received, in reais */
  liquido: number;
};

/** When a week that is not paid is to be: 'Pagamento previsto para sexta, 20/11', after that Friday that it is late. */
export function payDayNote(semana_inicio: string, agora: Instant): string {
  const sexta = formatPayDay(semana_inicio);
  if (isoDay(agora) <= weekParts(semana_inicio).pagamento) return `Pagamento previsto para ${sexta}`;
  return `Ainda não paga: o pagamento era na ${sexta}`;
}

/**
 * The second line of a week. It never says 'Paga' of what nobody marked as paid; without `payout` nothing is known of that, and
 * the day is all there is to say (docs/decisions/0064-weeks-on-the-screen.md).
 */
export function weekNote(semana_inicio: string, agora: Instant, payout?: WeekPayout): string {
  if (payout?.pago_em) return `Paga em ${formatDayMonthTime(payout.pago_em)}`;
  if (weekParts(semana_inicio).dias.includes(isoDay(agora))) return 'Semana atual';
  if (!payout) return `Dia de pagamento: ${formatPayDay(semana_inicio)}`;
  return payout.liquido > 0 ? payDayNote(semana_inicio, agora) : 'Nada a receber';
}
