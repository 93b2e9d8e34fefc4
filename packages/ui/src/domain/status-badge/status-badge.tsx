import { Ban, Bike, Check, Flag, Hourglass, type LucideIcon, Store } from 'lucide-react';
import { Badge, type BadgeTone } from '../../kit/badge/badge.tsx';
import type { SolicitacaoStatus } from '../step-dashes/steps.ts';

type Look = { word: string; tone: BadgeTone; icon: LucideIcon };

const looks: Record<SolicitacaoStatus, Look> = {
  aguardando: { word: 'Aguardando', tone: 'aguardando', icon: Hourglass },
  aceita: { word: 'Aceita', tone: 'aceita', icon: Check },
  em_retirada: { word: 'Retirando', tone: 'retirada', icon: Store },
  em_entrega: { word: 'Entregando', tone: 'entrega', icon: Bike },
  finalizada: { word: 'Finalizada', tone: 'finalizada', icon: Flag },
  cancelada: { word: 'Cancelada', tone: 'cancelada', icon: Ban },
};

/** The word a status is shown by, the same in every panel. */
export function statusWord(status: SolicitacaoStatus): string {
  return looks[status].word;
}

/** A request's status as icon and word. */
export function StatusBadge({ status, className }: { status: SolicitacaoStatus; className?: string }) {
  const { word, tone, icon } = looks[status];
  return (
    <Badge tone={tone} icon={icon} className={className}>
      {word}
    </Badge>
  );
}
