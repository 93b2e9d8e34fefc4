import type { FaturasDaSemana } from '@corre/contract/fechamento/faturas-contrato.ts';
import { type Instant, isoDay } from '../format/dates.ts';

type Fatura = Pick<FaturasDaSemana['linhas'][number], 'estado' | 'vence_em' | 'valor'>;

/** Returns whether the shop owes the invoice: the week is over and the company has not received the money. */
export const devida = ({ estado, valor }: Fatura): boolean => estado === 'a_receber' && valor > 0;

/**
 * Returns the state of an invoice for the screen. An invoice is overdue from the day after `vence_em`, in São Paulo.
 */
export function estadoDaFatura(
  fatura: Fatura,
  agora: Instant,
): 'aberta' | 'devida' | 'vencida' | 'recebida' | 'sem_valor' {
  if (fatura.estado !== 'a_receber') return fatura.estado;
  if (!devida(fatura)) return 'sem_valor';
  return isoDay(agora) > fatura.vence_em ? 'vencida' : 'devida';
}
