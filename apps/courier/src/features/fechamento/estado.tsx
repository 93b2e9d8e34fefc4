import { Badge, type BadgeTone } from '@corre/ui/kit/badge/badge.tsx';
import { CircleCheck, CircleDot, Lock, type LucideIcon } from 'lucide-react';
import type { Conta } from './descontos-em-aberto.ts';
import { nomeDoEstado } from './regras.ts';

const looks: Record<ReturnType<typeof nomeDoEstado>, { tone: BadgeTone; icon: LucideIcon }> = {
  Aberta: { tone: 'aceita', icon: CircleDot },
  Fechada: { tone: 'neutro', icon: Lock },
  Paga: { tone: 'finalizada', icon: CircleCheck },
};

/** The state of a week as a badge with icon and word. */
export function EstadoDaSemana({ conta }: { conta: Pick<Conta, 'estado'> }) {
  const nome = nomeDoEstado(conta);
  return <Badge {...looks[nome]}>{nome}</Badge>;
}
