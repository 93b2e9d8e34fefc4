import { EntregaRow } from '@corre/ui/domain/entrega-row/entrega-row.tsx';
import { formatDayMonth, formatTime, isoDay, weekdayLong } from '@corre/ui/domain/format/dates.ts';
import { countOf, formatInteger, formatMoney } from '@corre/ui/kit/format/money.ts';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { ChevronDown } from 'lucide-react';
import { EntregasTable } from '../inicio/entregas-table.tsx';
import { useDesktop } from '../tabs/tabs.ts';
import type { Semana } from './use-historico.ts';

type Entrega = Semana['entregas'][number];

/** Sums the net values in cents, to avoid rounding errors of floats. */
const addUp = (entregas: readonly Entrega[]) =>
  entregas.reduce((sum, { valor_liquido }) => sum + Math.round(valor_liquido * 100), 0) / 100;

const tituloDoDia = (dia: string) => `${weekdayLong(dia)}, ${formatDayMonth(dia)}`;

function Dia({ dia, entregas, open }: { dia: string; entregas: readonly Entrega[]; open: boolean }) {
  return (
    <details open={open} className="group border-t border-line">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 text-[17px] font-[700]">
        <span className="flex-1 first-letter:uppercase">{tituloDoDia(dia)}</span>
        <span className="font-normal text-ink-2">
          {formatInteger(entregas.length)}
          <span className="sr-only">{entregas.length === 1 ? ' entrega' : ' entregas'}</span>
        </span>
        <span className="whitespace-nowrap tabular-nums">{formatMoney(addUp(entregas))}</span>
        <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180 print:hidden" />
      </summary>
      <ul className="border-t border-line">
        {entregas.map((entrega) => (
          <EntregaRow
            key={entrega.id}
            title={entrega.comercio}
            valor={entrega.valor_liquido}
            ganho
            detalhe={`${formatTime(entrega.data_entrega ?? entrega.data)} · ${countOf(entrega.quantidade, 'item', 'itens')}`}
            nota={`bruto ${formatMoney(entrega.valor)}`}
            below={entrega.endereco}
          />
        ))}
      </ul>
    </details>
  );
}

/** The days of the week, newest first: an accordion on a phone, one table on a desktop. */
export function Dias({ entregas: all }: Pick<Semana, 'entregas'>) {
  const wide = useDesktop();
  const dias = [...Map.groupBy(all, (entrega) => isoDay(entrega.data_entrega ?? entrega.data))];
  if (dias.length === 0) return <EmptyState title="Nenhuma entrega nesta semana" />;
  if (!wide) return dias.map(([dia, entregas], i) => <Dia key={dia} dia={dia} entregas={entregas} open={i === 0} />);
  return (
    <EntregasTable
      label="Entregas da semana, dia por dia"
      detalhada
      groups={dias.map(([dia, entregas]) => ({
        chave: dia,
        title: tituloDoDia(dia),
        total: addUp(entregas),
        entregas,
      }))}
    />
  );
}
