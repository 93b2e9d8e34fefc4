import { trpc } from '@corre/client/trpc.ts';
import { sumReais } from '@corre/contract/cents.ts';
import type { ItemComercio } from '@corre/contract/relatorios/contrato.ts';
import { formatDate } from '@corre/ui/domain/format/dates.ts';
import { formatPayDay } from '@corre/ui/domain/format/week.ts';
import { SummaryStrip } from '@corre/ui/domain/summary-strip/summary-strip.tsx';
import { WeekPicker } from '@corre/ui/domain/week-picker/week-picker.tsx';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import type { DataTableOptions } from '@corre/ui/kit/data-table/table-model.ts';
import { useShownTable } from '@corre/ui/kit/data-table/table-model.ts';
import { formatInteger, formatMoney } from '@corre/ui/kit/format/money.ts';
import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import { useSearchParams } from 'wouter';
import { Exportar } from '../exportar/exportar.tsx';
import { Page } from '../shell/page.tsx';
import { ComerciosPorSemana } from './comercios-por-semana.tsx';
import { ComercioNoTelefone, ComerciosTable, comercioColumn, useComerciosTable } from './comercios-table.tsx';
import { addUp, dinheiro, ESPERA, inteiro } from './numeros.tsx';
import { emptyRelatorio, useRelatorio, useSemanas } from './use-relatorio.tsx';

/** The columns of all periods: shop, deliveries, value, fee. */
const columns: readonly Column<ItemComercio>[] = [
  comercioColumn,
  inteiro('entregas', 'Entregas', 'total_entregas'),
  dinheiro('valor', 'Valor', 'valor_total', { className: 'font-bold' }),
  dinheiro('taxa', 'Taxa recebida', 'total_taxa', { className: 'font-bold' }),
];

const NONE: ItemComercio[] = [];

const noTelefone = (comercio: ItemComercio) => (
  <ComercioNoTelefone
    comercio={comercio}
    valor={comercio.valor_total}
    legend={`taxa ${formatMoney(comercio.total_taxa)}`}
  />
);

function celulasDeSempre(itens: ItemComercio[] | undefined) {
  const reais = (part: (item: ItemComercio) => number) => (itens ? formatMoney(sumReais(itens, part)) : ESPERA);
  return [
    {
      label: 'Entregas',
      valor: itens ? formatInteger(addUp(itens, ({ total_entregas }) => total_entregas)) : ESPERA,
    },
    { label: 'Valor', valor: reais(({ valor_total }) => valor_total) },
    { label: 'Taxa recebida', valor: reais(({ total_taxa }) => total_taxa) },
  ];
}

/** The shop report of all periods. */
function ComerciosDeSempre({ onTable }: Pick<DataTableOptions<ItemComercio>, 'onTable'>) {
  const relatorio = useRelatorio('relatorio-comercios', trpc.relatorios.comercios.useQuery({}), NONE);
  const table = useComerciosTable({ columns, data: relatorio.data, onTable });
  return (
    <>
      <SummaryStrip missing={relatorio.missing} cells={celulasDeSempre(relatorio.answered)} />
      <ComerciosTable
        table={table}
        title="Relatório Comércios, todos os períodos"
        search="Buscar comércio"
        phoneRow={noTelefone}
        empty={emptyRelatorio(relatorio, {
          title: 'Nenhuma entrega ainda',
          text: 'Os comércios aparecem com a primeira entrega.',
        })}
      />
    </>
  );
}

type Periodo = 'todos' | 'semana';

/**
 * Returns the period: 'Todos os Periodos' or 'Por semana'. The address contains it. A change resets the table's
 * parameters.
 */
function usePeriodo() {
  const [params, setParams] = useSearchParams();
  const periodo: Periodo = params.get('periodo') === 'semana' ? 'semana' : 'todos';
  const escolherPeriodo = (novo: Periodo) =>
    setParams(novo === 'semana' ? { periodo: 'semana' } : {}, { replace: true });
  return { periodo, escolherPeriodo };
}

const PERIODOS = [
  { value: 'todos', label: 'Todos os Periodos' },
  { value: 'semana', label: 'Por semana' },
] as const;

/** The shop report of all periods or of one week [relatorios]. */
export function RelatorioComercios() {
  const { periodo, escolherPeriodo } = usePeriodo();
  const bySemana = periodo === 'semana';
  const semanas = useSemanas({ enabled: bySemana });
  const { chosen, choose } = semanas;
  const { onTable, table } = useShownTable();
  const nome = bySemana && chosen ? `relatorio-comercios-${chosen.semana_inicio}` : 'relatorio-comercios';
  return (
    <Page title="Relatório Comércios" actions={<Exportar nome={nome} table={table} />}>
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label="Período"
          options={PERIODOS}
          value={periodo}
          onValueChange={escolherPeriodo}
          className="w-full sm:w-[320px]"
        />
        {bySemana && chosen && (
          <>
            <WeekPicker semanas={semanas.semanas ?? []} semana_inicio={chosen.semana_inicio} onChange={choose} />
            <p className="text-[14px] leading-5 text-ink-2 sm:ml-auto">
              <span title={formatDate(chosen.dia_pagamento)}>Pagamento na {formatPayDay(chosen.semana_inicio)}</span>
            </p>
          </>
        )}
      </div>
      {bySemana ? <ComerciosPorSemana semanas={semanas} onTable={onTable} /> : <ComerciosDeSempre onTable={onTable} />}
    </Page>
  );
}
