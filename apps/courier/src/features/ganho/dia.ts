import type { Outputs } from '@corre/client/trpc.ts';
import { isoDay } from '@corre/ui/domain/format/dates.ts';

type Semana = Pick<Outputs['entregas']['semanaAtual'], 'por_dia'>;
type Dia = Semana['por_dia'][number];

/**
 * Returns today's totals from the week, as the server computed them. Returns zeros if the week is no longer the current
 * one.
 */
export function diaDeHoje({ por_dia }: Semana, agora: number): Dia {
  const dia = isoDay(agora);
  return por_dia.find((um) => um.dia === dia) ?? { dia, total_valor: 0, total_liquido: 0, total_entregas: 0 };
}
