import type { Outputs } from '@corre/client/trpc.ts';
import { TAXA } from '@corre/contract/constants.ts';
import { formatInteger, formatMoney } from '@corre/ui/kit/format/money.ts';
import { KpiCard } from '@corre/ui/kit/kpi-card/kpi-card.tsx';
import { Package, Percent, Route, Wallet } from 'lucide-react';

type Semana = Outputs['entregas']['semanaAtual'];

/** The week's cards below the amount to receive [semana-do-entregador]. */
export function Cartoes({ semana }: { semana: Semana }) {
  return (
    <div className="grid grid-cols-2 gap-3 @[580px]:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,6fr)_minmax(0,6fr)]">
      <KpiCard label="Rotas" icon={Route} valor={formatInteger(semana.total_rotas)} />
      <KpiCard label="Entregas" icon={Package} valor={formatInteger(semana.total_entregas)} />
      <KpiCard label="Valor total (bruto)" icon={Wallet} valor={formatMoney(semana.total_valor)} />
      <KpiCard label={TAXA} icon={Percent} valor={formatMoney(-semana.total_taxa)} />
    </div>
  );
}
