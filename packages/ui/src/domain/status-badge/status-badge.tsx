import { NOME_STATUS } from '@corre/contract/solicitacoes/regras.ts';
import type { StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import { Ban, Bike, Check, Flag, Hourglass, type LucideIcon, Store } from 'lucide-react';
import { Badge, type BadgeTone } from '../../kit/badge/badge.tsx';

type Look = { tone: BadgeTone; icon: LucideIcon };

const looks: Record<StatusSolicitacao, Look> = {
  aguardando: { tone: 'aguardando', icon: Hourglass },
  aceita: { tone: 'aceita', icon: Check },
  em_retirada: { tone: 'retirada', icon: Store },
  em_entrega: { tone: 'entrega', icon: Bike },
  finalizada: { tone: 'finalizada', icon: Flag },
  cancelada: { tone: 'cancelada', icon: Ban },
};

/** A request's status as icon and word. */
export function StatusBadge({ status, className }: { status: StatusSolicitacao; className?: string }) {
  const { tone, icon } = looks[status];
  return (
    <Badge tone={tone} icon={icon} className={className}>
      {NOME_STATUS[status]}
    </Badge>
  );
}
