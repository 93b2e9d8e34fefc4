import { NOME_STATUS } from '@corre/contract/solicitacoes/regras.ts';
import type { Desfecho, StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import { Ban, Bike, Check, Flag, Hourglass, type LucideIcon, Store, Undo2 } from 'lucide-react';
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

/** A request's status, its outcome, and whether its order goes back to the shop. */
type Situacao = { status: StatusSolicitacao; desfecho?: Desfecho | null; a_devolver?: boolean };

/** Returns the words: the status, and beside it that the order is or goes back at the shop. */
export function nomeDaSituacao({ status, desfecho, a_devolver = false }: Situacao): string {
  if (desfecho === 'devolvida') return `${NOME_STATUS[status]} · devolvida`;
  return a_devolver ? `${NOME_STATUS[status]} · voltando à loja` : NOME_STATUS[status];
}

/** Returns the look of a status. An order that goes back looks different from one that was delivered. */
function lookOf({ status, desfecho, a_devolver = false }: Situacao): Look {
  const volta = desfecho === 'devolvida' || a_devolver;
  return volta ? { tone: 'aguardando', icon: Undo2, ink: 'text-aguardando-ink' } : looks[status];
}

type Props = Situacao & { className?: string };

/** A request's status as icon and word. */
export function StatusBadge({ className, ...situacao }: Props) {
  const { tone, icon } = lookOf(situacao);
  return (
    <Badge tone={tone} icon={icon} className={className}>
      {nomeDaSituacao(situacao)}
    </Badge>
  );
}

/** A request's status in a line of text, which has no room for a badge. */
export function StatusWord({ className, ...situacao }: Props) {
  const { icon: Icon, ink } = lookOf(situacao);
  return (
    <span className={twMerge('inline-flex shrink-0 items-center gap-1.5 font-semibold', ink, className)}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {nomeDaSituacao(situacao)}
    </span>
  );
}
