import type { Outputs } from '@corre/client/trpc.ts';
import { formatDateTime, formatWhen } from '@corre/ui/domain/format/dates.ts';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { Hand, ShieldOff, Timer } from 'lucide-react';

export type Suspensao = Outputs['suspensoes']['historico'][number];

export const TipoBadge = ({ tipo }: { tipo: Suspensao['tipo_suspensao'] }) => (
  <Badge tone="contorno" icon={tipo === 'automatica' ? Timer : Hand}>
    {tipo === 'automatica' ? 'Automática' : 'Manual'}
  </Badge>
);

/** The end of a suspension. It is active until `data_remocao` is set [suspensao]. */
export function Fim({ suspensao, agora }: { suspensao: Suspensao; agora: number }) {
  const { data_remocao, data_expiracao_suspensao } = suspensao;
  if (data_remocao) return <span className="whitespace-nowrap text-ink-2">{formatDateTime(data_remocao)}</span>;
  return (
    <Badge tone="perigo-contorno" icon={ShieldOff}>
      Ativa até {formatWhen(data_expiracao_suspensao, agora)}
    </Badge>
  );
}

/** Returns the columns of the history. `agora` is in epoch milliseconds. */
export const colunasDoHistorico = (agora: number): Column<Suspensao>[] => [
  {
    id: 'entregador',
    title: 'Entregador',
    valor: ({ nome_entregador }) => nome_entregador,
    cell: ({ entregador_id, nome_entregador }) => (
      <span className="flex min-w-0 items-center gap-3 font-[650]">
        <UserAvatar user_type="entregador" user_id={entregador_id} size={32} />
        {nome_entregador}
      </span>
    ),
  },
  {
    id: 'tipo',
    title: 'Tipo',
    valor: ({ tipo_suspensao }) => (tipo_suspensao === 'automatica' ? 'Automática' : 'Manual'),
    cell: ({ tipo_suspensao }) => <TipoBadge tipo={tipo_suspensao} />,
  },
  { id: 'motivo', title: 'Motivo', valor: ({ motivo_suspensao }) => motivo_suspensao, className: 'max-w-[420px]' },
  {
    id: 'duracao',
    title: 'Duração',
    numero: true,
    busca: false,
    valor: ({ duracao_horas }) => duracao_horas,
    cell: ({ duracao_horas }) => `${duracao_horas} h`,
  },
  {
    id: 'suspenso_em',
    title: 'Suspenso em',
    busca: false,
    valor: ({ data_suspensao }) => data_suspensao,
    cell: ({ data_suspensao }) => <span className="whitespace-nowrap">{formatDateTime(data_suspensao)}</span>,
  },
  {
    id: 'removida_em',
    title: 'Removida em',
    busca: false,
    valor: ({ data_remocao }) => data_remocao ?? '9999',
    cell: (suspensao) => <Fim suspensao={suspensao} agora={agora} />,
  },
];
