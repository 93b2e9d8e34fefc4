import { Badge, CountBadge } from '../../kit/badge/badge.tsx';
import type { Demo } from '../../kit/demo.ts';
import {
  FilaBadge,
  LivreBadge,
  OcupadoBadge,
  OrigemBadge,
  PresencaBadge,
  SuaVezBadge,
  SuspensoBadge,
  UrgenteBadge,
} from './badges.tsx';

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
] satisfies Demo[];
