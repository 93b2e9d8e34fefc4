import type { Outputs } from '@corre/client/trpc.ts';
import { toCents, toReais } from '@corre/contract/cents.ts';
import {
  addDays,
  formatDateTime,
  formatDayMonth,
  formatDayMonthTime,
  type Instant,
  weekdayLong,
} from '@corre/ui/domain/format/dates.ts';
import { devida, estadoDaFatura } from '@corre/ui/domain/invoice-badge/invoice-badge.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';

/** The shop's invoice of one week (`faturas.doComercio`). */
export type Fatura = Outputs['faturas']['doComercio'][number];

const comDia = (dia: string) => `${weekdayLong(dia)}, ${formatDayMonth(dia)}`;

/** Returns one sentence about the invoice's state. `inteira` adds the year, for the printed sheet. */
export function fraseDaFatura(fatura: Fatura, now: Instant, whole = false): string {
  const { recebida_em, semana_inicio, vence_em } = fatura;
  if (recebida_em !== null)
    return `Recebida em ${whole ? formatDateTime(recebida_em) : formatDayMonthTime(recebida_em)}`;
  const estado = estadoDaFatura(fatura, now);
  if (estado === 'aberta')
    return `Aberta até ${comDia(addDays(semana_inicio, 6))}, o valor ainda muda. Vence na ${comDia(vence_em)}`;
  if (estado === 'sem_valor') return 'Nada a pagar nesta semana';
  return estado === 'vencida' ? `Vencida: era para pagar até ${comDia(vence_em)}` : `A pagar até ${comDia(vence_em)}`;
}

/** An adjustment of an invoice in words: 'Desconto de R$ 10,00: motivo'. */
export const fraseDoAjuste = ({ valor, motivo }: Fatura['ajustes'][number]): string =>
  `${valor < 0 ? 'Desconto' : 'Acréscimo'} de ${formatMoney(Math.abs(valor))}: ${motivo}`;

/** Returns the amount of an invoice's deliveries, in reais: without its adjustments. */
export const valorDasEntregas = ({ valor, ajustes }: Pick<Fatura, 'valor' | 'ajustes'>): number =>
  toReais(ajustes.reduce((cents, ajuste) => cents - toCents(ajuste.valor), toCents(valor)));

/** Returns the unpaid invoices, oldest first. */
export const devidas = (faturas: readonly Fatura[]): Fatura[] =>
  faturas.filter(devida).toSorted((a, b) => a.semana_inicio.localeCompare(b.semana_inicio));
