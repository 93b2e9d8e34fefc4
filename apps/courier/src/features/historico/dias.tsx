import { EntregaRow } from '@corre/ui/domain/entrega-row/entrega-row.tsx';
import { formatDayMonth, isoDay, weekdayLong } from '@corre/ui/domain/format/dates.ts';
import { endWithin, joined, releaseNote } from '@corre/ui/domain/format/entrega-when.ts';
import { countOf, formatInteger, formatMoney } from '@corre/ui/kit/format/money.ts';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { ChevronDown } from 'lucide-react';
import { EntregasTable } from '../inicio/entregas-table.tsx';
import { useTableRoom } from '../tabs/tabs.ts';
import type { Semana } from './use-historico.ts';

type Entrega = Semana['entregas'][number];

const tituloDoDia = (dia: string) => `${weekdayLong(dia)}, ${formatDayMonth(dia)}`;

type DiaProps = { dia: string; total: number | undefined; entregas: readonly Entrega[]; open: boolean };

function Dia({ dia, total, entregas, open }: DiaProps) {
  return (
    <details open={open} className="group border-t border-line">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 text-[17px] font-[700]">
        <span className="flex-1 first-letter:uppercase">{tituloDoDia(dia)}</span>
        <span className="font-normal text-ink-2">
          {formatInteger(entregas.length)}
          <span className="sr-only">{entregas.length === 1 ? ' entrega' : ' entregas'}</span>
        </span>
        <span className="whitespace-nowrap tabular-nums">{total !== undefined && formatMoney(total)}</span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180 print:hidden" />
      </summary>
      <ul className="border-t border-line">
        {entregas.map((entrega) => (
          <EntregaRow
            key={entrega.id}
            title={entrega.comercio}
            valor={entrega.valor_liquido}
            ganho
            detalhe={joined(
              endWithin(dia, entrega),
              countOf(entrega.quantidade, 'item', 'itens'),
              releaseNote(entrega),
            )}
            nota={`bruto ${formatMoney(entrega.valor)}`}
            below={entrega.endereco}
          />
        ))}
      </ul>
    </details>
  );
}

/** The previous release does not send the days. */
type DiasProps = Pick<Semana, 'entregas'> & Partial<Pick<Semana, 'por_dia'>>;

/**
 * The days of the week, newest first: an accordion on a phone, one table on a desktop. The server tells a day's sum,
 * because the fee is one of the whole week (ADR 0019).
 */
export function Dias({ entregas: all, por_dia = [] }: DiasProps) {
  const wide = useTableRoom();
  const dias = [...Map.groupBy(all, (entrega) => isoDay(entrega.data_entrega ?? entrega.data))];
  if (dias.length === 0) return <EmptyState title="Nenhuma entrega nesta semana" />;
  const total = (dia: string) => por_dia.find((um) => um.dia === dia)?.total_liquido;
  if (!wide)
    return dias.map(([dia, entregas], i) => (
      <Dia key={dia} dia={dia} total={total(dia)} entregas={entregas} open={i === 0} />
    ));
  return (
    <EntregasTable
      label="Entregas da semana, dia por dia"
      detalhada
      groups={dias.map(([dia, entregas]) => ({
        chave: dia,
        title: tituloDoDia(dia),
        total: total(dia),
        entregas,
      }))}
    />
  );
}
