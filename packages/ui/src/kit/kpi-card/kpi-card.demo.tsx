import { Package, Percent, Route, Wallet } from 'lucide-react';
import type { Demo } from '../demo.ts';
import { formatMoney } from '../format/money.ts';
import { KpiCard } from './kpi-card.tsx';

export default [
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
] satisfies Demo[];
