import { DIAS_ATE_O_PAGAMENTO } from '@corre/contract/constants.ts';
import { addDays, formatDate, formatDayMonth, formatDayMonthTime, type Instant, isoDay, weekdayLong } from './dates.ts';

type WeekParts = {
  /** '16/11/2026 a 22/11/2026', as the server sends `semana` */
  semana: string;
  /** '16/11 a 22/11/2026', for a phone, which has no room for two years */
  short: string;
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
    short: `${formatDayMonth(semana_inicio)} a ${formatDate(fim)}`,
    dias: [0, 1, 2, 3, 4, 5, 6].map((dia) => addDays(semana_inicio, dia)),
    pagamento: addDays(semana_inicio, DIAS_ATE_O_PAGAMENTO),
  };
}

/** Returns the pay day of a week, weekday first: 'sexta, 20/11'. */
export function formatPayDay(semana_inicio: string): string {
  const { pagamento } = weekParts(semana_inicio);
  return `${weekdayLong(pagamento)}, ${formatDayMonth(pagamento)}`;
}

/** The state of a courier's payout for a week. */
type WeekPayout = {
  /** when it was marked as paid */
  pago_em: string | null;
  /** the net amount, in reais */
  liquido: number;
};

/**
 * Says when an unpaid week is paid: 'Pagamento previsto para sexta, 20/11', or 'para hoje' on that Friday. After it, it
 * says that it is late.
 */
export function payDayNote(semana_inicio: string, now: Instant): string {
  const sexta = formatPayDay(semana_inicio);
  const { pagamento } = weekParts(semana_inicio);
  if (isoDay(now) === pagamento) return 'Pagamento previsto para hoje';
  if (isoDay(now) < pagamento) return `Pagamento previsto para ${sexta}`;
  return `Ainda não paga: o pagamento era na ${sexta}`;
}

/**
 * Returns the second line of a week (ADR 0020). It says 'Paga' only when the week was marked as paid.
 * Without `payout` the payment is unknown, so it says only the pay day.
 */
export function weekNote(semana_inicio: string, now: Instant, payout?: WeekPayout): string {
  if (payout?.pago_em) return `Paga em ${formatDayMonthTime(payout.pago_em)}`;
  if (weekParts(semana_inicio).dias.includes(isoDay(now))) return 'Semana atual';
  if (!payout) return `Dia de pagamento: ${formatPayDay(semana_inicio)}`;
  if (payout.liquido <= 0) return 'Nada a receber';
  return payDayNote(semana_inicio, now).replace('o pagamento ', '');
}
