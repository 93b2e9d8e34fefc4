import { Badge } from '@corre/ui/badge/badge.tsx';
import { LivreBadge, OcupadoBadge, PresencaBadge, SuspensoBadge } from '@corre/ui/badge/badges.tsx';
import type { Column } from '@corre/ui/data-table/columns.ts';
import { formatDate } from '@corre/ui/format/dates.ts';
import { formatPhone } from '@corre/ui/format/phone.ts';
import { Rating } from '@corre/ui/rating/rating.tsx';
import { Ban } from 'lucide-react';
import { Foto } from '../entregadores/foto.tsx';
import { Recusas } from '../recusas/recusas.tsx';
import { fimCurto } from '../tempo/volta.ts';
import type { EntregadorGerido } from './situacao.ts';

type Um = { entregador: EntregadorGerido };

/** One badge: what matters most about a courier now. */
export function SituacaoBadge({ entregador: { ativo, suspenso, status, online } }: Um) {
  if (!ativo) {
    return (
      <Badge tom="cancelada" icon={Ban}>
        Inativo
      </Badge>
    );
  }
  if (suspenso) return <SuspensoBadge />;
  if (status === 'ocupado') return <OcupadoBadge />;
  return online ? <LivreBadge /> : <PresencaBadge online={false} />;
}

const palavra = ({ ativo, suspenso, status, online }: EntregadorGerido): string =>
  !ativo ? 'Inativo' : suspenso ? 'Suspenso' : status === 'ocupado' ? 'Ocupado' : online ? 'Livre' : 'Offline';

/** Why he is suspended and until when, or when he was removed; '—' otherwise. */
export function motivo(entregador: EntregadorGerido, agora: number): string {
  const { ativo, removido_em, suspenso, motivo_suspensao, data_expiracao_suspensao } = entregador;
  if (!ativo) return removido_em ? `Removido em ${formatDate(removido_em)}` : 'Inativo';
  if (!suspenso) return '—';
  const fim = data_expiracao_suspensao ? ` · até ${fimCurto(data_expiracao_suspensao, agora)}` : '';
  return `${motivo_suspensao ?? 'Suspenso'}${fim}`;
}

export const Pessoa = ({ entregador, tamanho = 32 }: Um & { tamanho?: number }) => (
  <span className="flex min-w-0 items-center gap-3 font-[650]">
    <Foto entregador={entregador} tamanho={tamanho} />
    <span className="min-w-0">{entregador.nome_completo}</span>
  </span>
);

/** The columns of Gerenciar; `agora` in epoch milliseconds. */
export const colunasDeGerenciar = (agora: number): Column<EntregadorGerido>[] => [
  {
    id: 'entregador',
    titulo: 'Entregador',
    valor: ({ nome_completo, usuario }) => `${nome_completo} ${usuario}`,
    celula: (entregador) => <Pessoa entregador={entregador} />,
  },
  {
    id: 'telefone',
    titulo: 'Telefone',
    ordenavel: false,
    valor: ({ telefone_pessoal }) => formatPhone(telefone_pessoal),
    className: 'whitespace-nowrap tabular-nums',
  },
  {
    id: 'situacao',
    titulo: 'Situação',
    valor: palavra,
    celula: (entregador) => <SituacaoBadge entregador={entregador} />,
  },
  {
    id: 'avaliacao',
    titulo: 'Avaliação',
    busca: false,
    valor: ({ avaliacao_media, total_avaliacoes }) => (total_avaliacoes === 0 ? null : avaliacao_media),
    celula: (entregador) => <Rating {...entregador} className="text-[14px] whitespace-nowrap" />,
  },
  {
    id: 'recusas',
    titulo: 'Recusas',
    busca: false,
    valor: ({ recusas_consecutivas }) => recusas_consecutivas,
    celula: ({ recusas_consecutivas }) => <Recusas recusas={recusas_consecutivas} curto />,
  },
  {
    id: 'motivo',
    titulo: 'Motivo',
    ordenavel: false,
    valor: (entregador) => motivo(entregador, agora),
    celula: (entregador) => <span className="line-clamp-2 max-w-[300px]">{motivo(entregador, agora)}</span>,
  },
];
