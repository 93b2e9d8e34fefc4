import { STATUS_SOLICITACAO } from '@corre/contract/vocabulario.ts';
import { Badge, CountBadge } from '../kit/badge/badge.tsx';
import type { Demo } from '../kit/demo.ts';
import {
  FilaBadge,
  LivreBadge,
  OcupadoBadge,
  OrigemBadge,
  PresencaBadge,
  SemSinalBadge,
  SuaVezBadge,
  SuspensoBadge,
  UrgenteBadge,
} from './badge/badges.tsx';
import { InvoiceBadge } from './invoice-badge/invoice-badge.tsx';
import { Medal } from './medal/medal.tsx';
import { StatusBadge } from './status-badge/status-badge.tsx';
import { WaitTime } from './wait-time/wait-time.tsx';

const now = Date.parse('2026-11-21T22:47:00Z');

export default [
  {
    title: 'Badges',
    render: () => (
      <div className="flex flex-wrap items-center gap-2">
        <UrgenteBadge />
        <SuaVezBadge />
        <OrigemBadge origem="ifood" />
        <OrigemBadge origem="manual" />
        <FilaBadge posicao_fila={1} />
        <SuspensoBadge />
        <PresencaBadge online />
        <PresencaBadge online={false} />
        <SemSinalBadge />
        <LivreBadge />
        <OcupadoBadge />
        <Badge tone="contorno">Marcos Vinícius</Badge>
        <Badge tone="suave">+9</Badge>
        <CountBadge total={12} />
        <CountBadge total={3} tone="perigo" label="mensagens não lidas" />
        <CountBadge total={120} tone="faixa" />
      </div>
    ),
  },
  {
    title: 'The six statuses',
    render: () => (
      <div className="flex flex-wrap gap-2">
        {STATUS_SOLICITACAO.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
      </div>
    ),
  },
  {
    title: 'InvoiceBadge',
    render: () => (
      <div className="flex flex-wrap gap-2">
        {(['aberta', 'devida', 'vencida', 'recebida', 'sem_valor'] as const).map((estado) => (
          <InvoiceBadge key={estado} estado={estado} />
        ))}
        <InvoiceBadge estado="devida" nome="A receber" />
      </div>
    ),
  },
  {
    title: 'Medal',
    render: () => (
      <div className="flex items-end gap-4">
        <Medal medalha="ouro" />
        <Medal medalha="prata" />
        <Medal medalha="bronze" />
      </div>
    ),
  },
  {
    title: 'WaitTime: in time, late',
    render: () => (
      <div className="flex items-center gap-4">
        <WaitTime since={now - 120_000} now={now} />
        <WaitTime since={now - 420_000} now={now} />
        <WaitTime since={now - 1_080_000} now={now} limite_min={30} short />
      </div>
    ),
  },
] satisfies Demo[];
