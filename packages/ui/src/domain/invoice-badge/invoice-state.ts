import type { FaturasDaSemana } from '@corre/contract/fechamento/faturas-contrato.ts';
import { type Instant, isoDay } from '../format/dates.ts';

type Fatura = Pick<FaturasDaSemana['linhas'][number], 'estado' | 'vence_em' | 'valor'>;

/** Whether the shop owes it: the week is over, and the company has not got the money. */
export const devida = ({ estado, valor }: Fatura): boolean => estado === 'a_receber' && valor > 0;

/** How far an invoice is to whoever looks at it; late from the day after its day, in São Paulo. */
export function estadoDaFatura(
  fatura: Fatura,
  agora: Instant,
): 'aberta' | 'devida' | 'vencida' | 'recebida' | 'sem_valor' {
  if (fatura.estado !== 'a_receber') return fatura.estado;
  if (!devida(fatura)) return 'sem_valor';
  return isoDay(agora) > fatura.vence_em ? 'vencida' : 'devida';
}
