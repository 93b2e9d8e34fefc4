import { Ban, Bike, Check, Flag, Hourglass, type LucideIcon, Store } from 'lucide-react';
import { Badge, type BadgeTone } from '../../kit/badge/badge.tsx';
import type { SolicitacaoStatus } from '../step-dashes/steps.ts';

type Look = { word: string; tom: BadgeTone; icon: LucideIcon };

const looks: Record<SolicitacaoStatus, Look> = {
  aguardando: { word: 'Aguardando', tom: 'aguardando', icon: Hourglass },
  aceita: { word: 'Aceita', tom: 'aceita', icon: Check },
  em_retirada: { word: 'Retirando', tom: 'retirada', icon: Store },
  em_entrega: { word: 'Entregando', tom: 'entrega', icon: Bike },
  finalizada: { word: 'Finalizada', tom: 'finalizada', icon: Flag },
  cancelada: { word: 'Cancelada', tom: 'cancelada', icon: Ban },
};

/** The word a status is shown by, the same in every panel. */
export function statusWord(status: SolicitacaoStatus): string {
  return looks[status].word;
}

/** A request's status as icon and word. */
export function StatusBadge({ status, className }: { status: SolicitacaoStatus; className?: string }) {
  const { word, tom, icon } = looks[status];
  return (
    <Badge tom={tom} icon={icon} className={className}>
      {word}
    </Badge>
  );
}
