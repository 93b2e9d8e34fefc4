import type { FaturasDaSemana } from '@corre/contract/fechamento/faturas-contrato.ts';
import { CalendarClock, CircleAlert, CircleCheck, CircleDot, type LucideIcon, Minus } from 'lucide-react';
import { Badge, type BadgeTone } from '../../kit/badge/badge.tsx';
import { type Instant, isoDay } from '../format/dates.ts';

type Fatura = Pick<FaturasDaSemana['linhas'][number], 'estado' | 'vence_em' | 'valor'>;

/** Returns whether the shop owes the invoice: the week is over and the company has not received the money. */
export const devida = ({ estado, valor }: Fatura): boolean => estado === 'a_receber' && valor > 0;

/**
 * Returns the state of an invoice for the screen. An invoice is overdue from the day after `vence_em`, in São Paulo.
 */
export function estadoDaFatura(
  fatura: Fatura,
  now: Instant,
): 'aberta' | 'devida' | 'vencida' | 'recebida' | 'sem_valor' {
  if (fatura.estado !== 'a_receber') return fatura.estado;
  if (!devida(fatura)) return 'sem_valor';
  return isoDay(now) > fatura.vence_em ? 'vencida' : 'devida';
}

type Estado = ReturnType<typeof estadoDaFatura>;

const looks: Record<Estado, { tone: BadgeTone; icon: LucideIcon; nome: string }> = {
  aberta: { tone: 'aceita', icon: CircleDot, nome: 'Aberta' },
  devida: { tone: 'aguardando', icon: CalendarClock, nome: 'A pagar' },
  vencida: { tone: 'perigo-contorno', icon: CircleAlert, nome: 'Vencida' },
  recebida: { tone: 'finalizada', icon: CircleCheck, nome: 'Recebida' },
  sem_valor: { tone: 'neutro', icon: Minus, nome: 'Sem valor' },
};

type Props = {
  estado: Estado;
  /** replaces the word of the state: the shop's 'A pagar' is the company's 'A receber' */
  nome?: string;
};

/** The state of a shop's invoice as icon and word. */
export function InvoiceBadge({ estado, nome }: Props) {
  const look = looks[estado];
  return (
    <Badge tone={look.tone} icon={look.icon} className="tabular-nums">
      {nome ?? look.nome}
    </Badge>
  );
}
