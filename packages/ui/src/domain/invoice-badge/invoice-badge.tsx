import { CalendarClock, CircleAlert, CircleCheck, CircleDot, type LucideIcon, Minus } from 'lucide-react';
import { Badge, type BadgeTone } from '../../kit/badge/badge.tsx';
import type { estadoDaFatura } from './invoice-state.ts';

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
