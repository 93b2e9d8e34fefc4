import { Badge, type BadgeTone } from '@corre/ui/kit/badge/badge.tsx';
import { CalendarClock, CircleAlert, CircleCheck, CircleDot, type LucideIcon, Minus } from 'lucide-react';
import { type Fatura, nomeDaFatura } from './regras.ts';

const looks: Record<ReturnType<typeof nomeDaFatura>, { tone: BadgeTone; icon: LucideIcon }> = {
  Aberta: { tone: 'aceita', icon: CircleDot },
  'A pagar': { tone: 'aguardando', icon: CalendarClock },
  Vencida: { tone: 'perigo-contorno', icon: CircleAlert },
  Recebida: { tone: 'finalizada', icon: CircleCheck },
  'Sem valor': { tone: 'neutro', icon: Minus },
};

/** How far an invoice is, as icon and word. */
export function EstadoDaFatura({ fatura, agora }: { fatura: Fatura; agora: number }) {
  const nome = nomeDaFatura(fatura, agora);
  return <Badge {...looks[nome]}>{nome}</Badge>;
}
