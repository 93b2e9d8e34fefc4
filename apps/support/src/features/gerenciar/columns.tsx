import { NOME_STATUS } from '@corre/contract/solicitacoes/regras.ts';
import { PresencaBadge, SemSinalBadge, SuspensoBadge } from '@corre/ui/domain/badge/badges.tsx';
import { formatDate, formatDateTime, formatWhen } from '@corre/ui/domain/format/dates.ts';
import { formatPhone } from '@corre/ui/domain/format/phone.ts';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { formatInteger } from '@corre/ui/kit/format/money.ts';
import { Rating } from '@corre/ui/kit/rating/rating.tsx';
import { Ban, UserCheck } from 'lucide-react';
import { Foto } from '../entregadores/foto.tsx';
import { semSinal } from '../entregadores/groups.ts';
import { Recusas } from '../recusas.tsx';
import { type EntregadorGerido, type Row, rowOf } from './situacao.ts';

type Um = { entregador: EntregadorGerido };

const WORDS: Record<Row, string> = { suspenso: 'Suspenso', online: 'Online', ativo: 'Ativo', inativo: 'Inativo' };

/** Colours of the rows by status [situacoes]. The badge says the same in a word. */
export const COLORS: Record<Row, string> = {
  suspenso: 'bg-perigo-soft/50 shadow-[inset_4px_0_0_var(--c-perigo)]',
  online: 'bg-finalizada/45 shadow-[inset_4px_0_0_var(--c-ok)]',
  ativo: 'shadow-[inset_4px_0_0_var(--c-brand)]',
  inativo: 'bg-sunken shadow-[inset_4px_0_0_var(--c-ink-3)] [&>td]:text-ink-2',
};

function LinhaBadge({ entregador }: Um) {
  switch (rowOf(entregador)) {
    case 'suspenso':
      return <SuspensoBadge />;
    case 'online':
      return semSinal(entregador) ? <SemSinalBadge /> : <PresencaBadge online />;
    case 'ativo':
      return (
        <Badge tone="contorno" icon={UserCheck}>
          Ativo
        </Badge>
      );
    case 'inativo':
      return (
        <Badge tone="cancelada" icon={Ban}>
          Inativo
        </Badge>
      );
  }
}

/** Badges with the kind of the row and the status text of the server [situacoes]. */
export function SituacaoBadges({ entregador }: Um) {
  const { status } = entregador;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <LinhaBadge entregador={entregador} />
      <Badge tone={status === 'ocupado' ? 'entrega' : 'neutro'}>{status}</Badge>
    </span>
  );
}

/** Returns why and until when a courier is suspended, or when the account was removed, else '—'. */
export function motivo(entregador: EntregadorGerido, now: number): string {
  const { ativo, removido_em, suspenso, motivo_suspensao, data_expiracao_suspensao } = entregador;
  if (!ativo) return removido_em ? `Conta removida em ${formatDate(removido_em)}` : 'Conta removida';
  if (!suspenso) return '—';
  const fim = data_expiracao_suspensao ? ` · até ${formatWhen(data_expiracao_suspensao, now)}` : '';
  return `${motivo_suspensao ?? 'Suspenso'}${fim}`;
}

export const Pessoa = ({ entregador, size = 32 }: Um & { size?: number }) => (
  <span className="flex min-w-0 items-center gap-3 font-[650]">
    <Foto entregador={entregador} size={size} />
    <span className="min-w-0">{entregador.nome_completo}</span>
  </span>
);

/** Optional columns. The user shows them with the column picker. */
const OPTIONAL: readonly Column<EntregadorGerido>[] = [
  { id: 'usuario', title: 'Usuário', hidden: true, value: ({ usuario }) => usuario },
  {
    id: 'em_andamento',
    title: 'Em andamento',
    hidden: true,
    value: ({ solicitacao_ativa_detalhes: ativa }) => ativa && `${NOME_STATUS[ativa.status]} · ${ativa.comercio}`,
  },
  {
    id: 'entregas',
    title: 'Entregas',
    numeric: true,
    hidden: true,
    searchable: false,
    value: ({ estatisticas }) => estatisticas.total_entregas,
    cell: ({ estatisticas }) => formatInteger(estatisticas.total_entregas),
  },
  {
    id: 'solicitacoes',
    title: 'Solicitações',
    numeric: true,
    hidden: true,
    searchable: false,
    value: ({ estatisticas }) => estatisticas.total_solicitacoes,
    cell: ({ estatisticas }) => formatInteger(estatisticas.total_solicitacoes),
  },
  {
    id: 'suspensao',
    title: 'Suspensão',
    hidden: true,
    searchable: false,
    value: ({ data_suspensao }) => data_suspensao,
    cell: ({ data_suspensao, duracao_suspensao_horas }) =>
      data_suspensao ? `${duracao_suspensao_horas} h desde ${formatDateTime(data_suspensao)}` : '—',
  },
  {
    id: 'cadastro',
    title: 'Cadastro',
    hidden: true,
    searchable: false,
    value: ({ data_cadastro }) => data_cadastro,
    cell: ({ data_cadastro }) => formatDate(data_cadastro),
  },
  {
    id: 'inicio',
    title: 'Início',
    hidden: true,
    searchable: false,
    value: ({ data_inicio }) => data_inicio,
    cell: ({ data_inicio }) => formatDate(data_inicio),
  },
];

/** Returns the columns of Gerenciar. `now` is in epoch milliseconds. */
export const gerenciarColumns = (now: number): Column<EntregadorGerido>[] => [
  {
    id: 'entregador',
    title: 'Entregador',
    value: ({ nome_completo, usuario }) => `${nome_completo} ${usuario}`,
    cell: (entregador) => <Pessoa entregador={entregador} />,
  },
  {
    id: 'telefone',
    title: 'Telefone',
    sortable: false,
    value: ({ telefone_pessoal }) => formatPhone(telefone_pessoal),
    className: 'whitespace-nowrap tabular-nums',
  },
  {
    id: 'situacao',
    title: 'Situação',
    value: (entregador) => `${semSinal(entregador) ? 'Sem sinal' : WORDS[rowOf(entregador)]} ${entregador.status}`,
    cell: (entregador) => <SituacaoBadges entregador={entregador} />,
  },
  {
    id: 'avaliacao',
    title: 'Avaliação',
    searchable: false,
    value: ({ avaliacao_media, total_avaliacoes }) => (total_avaliacoes === 0 ? null : avaliacao_media),
    cell: (entregador) => <Rating {...entregador} className="text-[14px] whitespace-nowrap" />,
  },
  {
    id: 'recusas',
    title: 'Recusas',
    searchable: false,
    value: ({ recusas_consecutivas }) => recusas_consecutivas,
    cell: ({ recusas_consecutivas }) => <Recusas recusas={recusas_consecutivas} short />,
  },
  {
    id: 'motivo',
    title: 'Motivo',
    sortable: false,
    value: (entregador) => motivo(entregador, now),
    cell: (entregador) => <span className="line-clamp-2 max-w-[300px]">{motivo(entregador, now)}</span>,
  },
  ...OPTIONAL,
];
