import { formatDayMonthTime, type Instant, isoDay } from './dates.ts';
import { formatPayDay, weekParts } from './week.ts';

/** The state of a courier's payout for a week. */
export type WeekPayout = {
  /** when it was marked as paid */
  pago_em: string | null;
  /** the net amount, in reais */
  liquido: number;
};

/**
 * Says when an unpaid week is paid: 'Pagamento previsto para sexta, 20/11'. After that Friday it says that it is late.
 */
export function payDayNote(semana_inicio: string, agora: Instant): string {
  const sexta = formatPayDay(semana_inicio);
  if (isoDay(agora) <= weekParts(semana_inicio).pagamento) return `Pagamento previsto para ${sexta}`;
  return `Ainda não paga: o pagamento era na ${sexta}`;
}

/**
 * Returns the second line of a week (ADR 0064). It says 'Paga' only when the week was marked as paid.
 * Without `payout` the payment is unknown, so it says only the pay day.
 */
export function weekNote(semana_inicio: string, agora: Instant, payout?: WeekPayout): string {
  if (payout?.pago_em) return `Paga em ${formatDayMonthTime(payout.pago_em)}`;
  if (weekParts(semana_inicio).dias.includes(isoDay(agora))) return 'Semana atual';
  if (!payout) return `Dia de pagamento: ${formatPayDay(semana_inicio)}`;
  if (payout.liquido <= 0) return 'Nada a receber';
  return payDayNote(semana_inicio, agora).replace('o pagamento ', '');
}
