import type { Outputs } from '@corre/client/trpc.ts';
import {
  addDays,
  formatDateTime,
  formatDayMonth,
  formatDayMonthTime,
  type Instant,
  isoDay,
  weekdayLong,
} from '@corre/ui/domain/format/dates.ts';

/** What the shop pays the company for a week (`faturas.doComercio`). */
export type Fatura = Outputs['faturas']['doComercio'][number];

type Prazo = Pick<Fatura, 'estado' | 'vence_em' | 'valor'>;

/** Whether the shop owes it: the week is over, and the company has not got the money. */
export const devida = ({ estado, valor }: Prazo): boolean => estado === 'a_receber' && valor > 0;

/** Whether it is owed and its day has passed; the day itself is still in time. */
export const vencida = (fatura: Prazo, agora: Instant): boolean => devida(fatura) && isoDay(agora) > fatura.vence_em;

/** How far an invoice is, in one word. */
export function nomeDaFatura(
  fatura: Prazo,
  agora: Instant,
): 'Aberta' | 'A pagar' | 'Vencida' | 'Recebida' | 'Sem valor' {
  if (fatura.estado === 'recebida') return 'Recebida';
  if (fatura.estado === 'aberta') return 'Aberta';
  if (!devida(fatura)) return 'Sem valor';
  return vencida(fatura, agora) ? 'Vencida' : 'A pagar';
}

const comDia = (dia: string) => `${weekdayLong(dia)}, ${formatDayMonth(dia)}`;

/** One sentence about it. `inteira`: with the year, for paper. */
export function fraseDaFatura(fatura: Fatura, agora: Instant, inteira = false): string {
  const { recebida_em, semana_inicio, vence_em } = fatura;
  if (recebida_em !== null)
    return `Recebida em ${inteira ? formatDateTime(recebida_em) : formatDayMonthTime(recebida_em)}`;
  const nome = nomeDaFatura(fatura, agora);
  if (nome === 'Aberta')
    return `Aberta até ${comDia(addDays(semana_inicio, 6))}, o valor ainda muda. Vence na ${comDia(vence_em)}`;
  if (nome === 'Sem valor') return 'Nada a pagar nesta semana';
  return nome === 'Vencida' ? `Vencida: era para pagar até ${comDia(vence_em)}` : `A pagar até ${comDia(vence_em)}`;
}

/** The invoices that the shop owes, the oldest first. */
export const devidas = (faturas: readonly Fatura[]): Fatura[] =>
  faturas.filter(devida).toSorted((a, b) => a.semana_inicio.localeCompare(b.semana_inicio));
