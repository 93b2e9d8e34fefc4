import type { Outputs } from '@corre/client/trpc.ts';
import { countOf, formatInteger, formatMoney, formatOneDecimal } from '@corre/ui/kit/format/money.ts';
import { KpiCard } from '@corre/ui/kit/kpi-card/kpi-card.tsx';
import { Skeleton } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { Layers, Package, Users, Wallet } from 'lucide-react';

type Props = {
  /** undefined while it loads */
  resumo: Outputs['entregas']['resumoDoComercio'] | undefined;
  /** undefined while it loads */
  pendentes: { total: number; valor: number } | undefined;
};

function porEntrega({ total_entregas, total_quantidade }: { total_entregas: number; total_quantidade: number }) {
  return total_entregas === 0 ? 'nesta semana' : `${formatOneDecimal(total_quantidade / total_entregas)} por entrega`;
}

const notaDasPendentes = ({ total, valor }: { total: number; valor: number }) =>
  total === 0 ? 'nada pendente' : `${countOf(total, 'entrega pendente', 'entregas pendentes')}: ${formatMoney(valor)}`;

/** The four cards of the current week. */
export function Cartoes({ resumo, pendentes }: Props) {
  const numero = (valor: number | undefined) =>
    valor === undefined ? <Skeleton className="my-2 h-5 w-16" /> : formatInteger(valor);
  return (
    <div className="grid grid-cols-2 gap-3 max-sm:[&_dt_svg]:hidden max-sm:[&>*]:px-3.5 max-sm:[&>*]:py-2.5 md:gap-4 lg:grid-cols-4">
      <KpiCard label="Total de entregas" icon={Package} valor={numero(resumo?.total_entregas)} nota="nesta semana" />
      <KpiCard
        label="Total de itens"
        icon={Layers}
        valor={numero(resumo?.total_quantidade)}
        nota={resumo ? porEntrega(resumo) : 'nesta semana'}
      />
      <KpiCard
        label="Valor a pagar"
        icon={Wallet}
        valor={resumo ? formatMoney(resumo.total_valor) : numero(undefined)}
        nota={pendentes ? notaDasPendentes(pendentes) : <Skeleton className="h-[18px] w-28" />}
      />
      <KpiCard label="Entregadores" icon={Users} valor={numero(resumo?.total_entregadores)} nota="nesta semana" />
    </div>
  );
}
