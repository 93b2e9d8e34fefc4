import { CalendarCheck, Package, Percent, Route, Wallet, Wrench } from 'lucide-react';
import { Avatar } from './avatar/avatar.tsx';
import { Card, CardBody, CardHeader } from './card/card.tsx';
import type { Demo } from './demo.ts';
import { FeatureTile } from './feature-tile/feature-tile.tsx';
import { formatMoney } from './format/money.ts';
import { Kbd } from './kbd/kbd.tsx';
import { KpiCard } from './kpi-card/kpi-card.tsx';
import { Logo, LogoTile } from './logo/logo.tsx';

/** An inline SVG portrait, so that the gallery needs no file. */
const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#a9d6de"/><path d="M10 64a22 20 0 0 1 44 0" fill="#0b5d6b"/><circle cx="32" cy="28" r="13" fill="#c98d62"/><path d="M18 26a14 13 0 0 1 28 0c-6-5-22-5-28 0" fill="#20303a"/></svg>',
)}`;

export default [
  {
    title: 'Card: normal, raised, act now',
    render: () => (
      <div className="grid gap-4 sm:grid-cols-3">
        {(['normal', 'elevado', 'agir'] as const).map((tone) => (
          <Card key={tone} tone={tone}>
            <CardHeader title="Entregas ativas" total={6}>
              <span className="text-[13px] text-ink-2">há 2 s</span>
            </CardHeader>
            <CardBody>Rua Joubert de Carvalho, 623</CardBody>
          </Card>
        ))}
      </div>
    ),
  },
  {
    title: 'KpiCard',
    render: () => (
      <div className="grid max-w-[760px] grid-cols-2 gap-3 md:grid-cols-4">
        <KpiCard label="Rotas" valor={44} icon={Route} />
        <KpiCard label="Entregas" valor={51} icon={Package} nota="2 itens ou mais em 7" />
        <KpiCard label="Valor total" valor={formatMoney(541)} icon={Wallet} />
        <KpiCard label="Taxa 10%" valor={formatMoney(-54.1)} icon={Percent} />
      </div>
    ),
  },
  {
    title: 'FeatureTile',
    render: () => (
      <div className="flex gap-4">
        <FeatureTile icon={CalendarCheck} />
        <FeatureTile icon={Route} />
        <FeatureTile icon={Wrench} />
      </div>
    ),
  },
  {
    title: 'Avatar: sizes, presence, loading, no photo, broken photo',
    render: () => (
      <div className="flex flex-wrap items-center gap-4">
        <Avatar src={portrait} size={20} />
        <Avatar src={portrait} size="small" status="online" />
        <Avatar src={portrait} status="offline" />
        <Avatar src={portrait} size={48} status="online" />
        <Avatar src={portrait} size="large" status="suspenso" />
        <Avatar src={null} loading size={48} />
        <Avatar src={null} size={48} />
        <Avatar src={null} size={48} user_type="suporte" />
        <Avatar src="data:," size={48} nome="Foto quebrada" />
      </div>
    ),
  },
  {
    title: 'Logo: lockup, large, tile',
    render: () => (
      <div className="flex flex-wrap items-center gap-6">
        <Logo />
        <Logo className="text-[34px]" />
        <LogoTile />
        <LogoTile className="size-16" />
      </div>
    ),
  },
  {
    title: 'Kbd',
    render: () => (
      <p className="flex items-center gap-2 text-ink">
        <Kbd>A</Kbd> atribuir <Kbd>/</Kbd> buscar
      </p>
    ),
  },
] satisfies Demo[];
