import { formatDayMonthTime, type Instant, isoDay } from './dates.ts';
import { formatPayDay, weekParts } from './week.ts';

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
  if (payout.liquido <= 0) return 'Nada a receber';
  return payDayNote(semana_inicio, agora).replace('o pagamento ', '');
}
