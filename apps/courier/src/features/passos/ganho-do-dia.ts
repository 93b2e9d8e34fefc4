import type { Outputs } from '@corre/client/trpc.ts';
import { isoDay } from '@corre/ui/domain/format/dates.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';

type Semana = Pick<Outputs['entregas']['semanaAtual'], 'por_dia'>;
type Dia = Semana['por_dia'][number];

/**
 * Returns today's totals from the week, as the server computed them. Returns zeros if the week is no longer the current
 * one.
 */
export function diaDeHoje({ por_dia }: Semana, now: number): Dia {
  const dia = isoDay(now);
  return por_dia.find((um) => um.dia === dia) ?? { dia, total_valor: 0, total_liquido: 0, total_entregas: 0 };
}

type ALiberar = Partial<Pick<Outputs['entregas']['semanaAtual'], 'entregas_a_liberar' | 'liquido_a_liberar'>>;

/** Returns '+ R$ 8,55 a liberar', or null. The previous release does not send the net amount. */
export const dizerALiberar = ({ entregas_a_liberar, liquido_a_liberar }: ALiberar): string | null =>
  entregas_a_liberar && liquido_a_liberar !== undefined ? `+ ${formatMoney(liquido_a_liberar)} a liberar` : null;
