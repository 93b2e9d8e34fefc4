import { NOME_STATUS } from '@corre/contract/solicitacoes/regras.ts';
import type { StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import { Ban, Bike, Check, Flag, Hourglass, type LucideIcon, Store } from 'lucide-react';
import { Badge, type BadgeTone } from '../../kit/badge/badge.tsx';
import { twMerge } from '../../kit/theme/merge-classes.ts';

type Look = { tone: BadgeTone; icon: LucideIcon; ink: string };

const looks: Record<StatusSolicitacao, Look> = {
  aguardando: { tone: 'aguardando', icon: Hourglass, ink: 'text-aguardando-ink' },
  aceita: { tone: 'aceita', icon: Check, ink: 'text-aceita-ink' },
  em_retirada: { tone: 'retirada', icon: Store, ink: 'text-retirada-ink' },
  em_entrega: { tone: 'entrega', icon: Bike, ink: 'text-entrega-ink' },
  finalizada: { tone: 'finalizada', icon: Flag, ink: 'text-finalizada-ink' },
  cancelada: { tone: 'cancelada', icon: Ban, ink: 'text-cancelada-ink' },
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

/** A request's status in a line of text, which has no room for a badge. */
export function StatusWord({ status, className }: { status: StatusSolicitacao; className?: string }) {
  const { icon: Icon, ink } = looks[status];
  return (
    <span className={twMerge('inline-flex shrink-0 items-center gap-1.5 font-semibold', ink, className)}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {NOME_STATUS[status]}
    </span>
  );
}
