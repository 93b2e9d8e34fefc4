import { FALHAS } from '@corre/contract/falhas.ts';
import type { LinhaDoFechamento } from '@corre/contract/fechamento/contrato.ts';
import { DashCount } from '@corre/ui/domain/step-dashes/step-dashes.tsx';
import { continuousTable } from '@corre/ui/kit/data-table/continuous-table.tsx';
import { DataTable } from '@corre/ui/kit/data-table/data-table.tsx';
import type { ShownTable } from '@corre/ui/kit/data-table/table-model.ts';
import { useDataTable } from '@corre/ui/kit/data-table/use-data-table.ts';
import { formatInteger, formatMoney } from '@corre/ui/kit/format/money.ts';
import { usePhone } from '@corre/ui/kit/media-query/use-media-query.ts';
import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import { LazyDialog, LazyTab, lazyPart, usePreload } from '@corre/ui/shell/lazy-part.tsx';
import { useEffect, useMemo, useState } from 'react';
import { applyFilter, countOf, type Filter, progress } from '../pagamentos/contas.ts';
import { useDialogState } from '../shell/use-dialog-state.ts';
import { fechamentoColumns, pagamentoNoTelefone } from './columns.tsx';
import { PagamentoAoLado, type PagamentoDialog } from './pagamento-panel.tsx';
import { Keys, useShortcuts } from './shortcuts.tsx';
import { usePagamentos } from './use-pagamentos.ts';
import type { Sheet } from './use-sheet.ts';

type FiltersProps = {
  rows: readonly LinhaDoFechamento[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
  phone: boolean;
};

/** The filter of the sheet. 'Contestados' appears only if there are objections. */
function Filters({ rows, filter, onFilter, phone }: FiltersProps) {
  const { faltam, contestados } = countOf(rows);
  const all = [
    { value: 'todos', label: 'Todos' },
    { value: 'falta', label: 'Falta pagar', count: faltam },
    { value: 'pagos', label: 'Pagos' },
  ] as const;
  const comContestados = [...all, { value: 'contestados', label: 'Contestados', count: contestados }] as const;
  const options = contestados > 0 || filter === 'contestados' ? comContestados : all;
  return (
    <Segmented<Filter>
      label="Mostrar"
      size="sm"
      options={options}
      columns={phone && options.length > all.length ? 2 : options.length}
      value={filter}
      onValueChange={onFilter}
      className="w-full md:w-auto md:auto-cols-auto md:grid-flow-col md:grid-cols-none!"
    />
  );
}

/** Maximum number of dashes. With more couriers, one dash stands for several. */
const TRACOS_MAX = 30;

/** The progress of the payments: '9 de 15 pagos · R$ 1.606,50 de R$ 2.690,55' and a bar of dashes. */
function Progress({ rows }: { rows: readonly LinhaDoFechamento[] }) {
  const { pagos, total, valor_pago, valor_total } = progress(rows);
  const text = `${formatInteger(pagos)} de ${formatInteger(total)} pagos`;
  const tracos = Math.min(total, TRACOS_MAX);
  return (
    <div className="grid min-w-0 gap-1.5">
      <p className="text-[14px] leading-5 tabular-nums">
        <strong>{text}</strong>{' '}
        <span className="text-ink-2">
          {formatMoney(valor_pago)} de {formatMoney(valor_total)}
        </span>
      </p>
      {tracos > 0 && (
        <DashCount
          tone="ok"
          filled={Math.floor((pagos / total) * tracos)}
          total={tracos}
          label={text}
          className="h-1.5 max-w-[360px] flex-nowrap px-0.5 *:h-1.5 *:w-auto *:flex-1"
        />
      )}
    </div>
  );
}

// These parts load after the sheet: the dialogs, a phone's payment, and the bank files below the sheet.
const Dialogs = lazyPart(async () => (await import('./dialogs.tsx')).Dialogs);
const PagamentoNoTelefone = lazyPart(async () => (await import('./pagamento-no-telefone.tsx')).PagamentoNoTelefone);
const LotesDaSemana = lazyPart(async () => (await import('../lotes/lotes-da-semana.tsx')).LotesDaSemana);
const DEPOIS = [Dialogs, PagamentoNoTelefone, LotesDaSemana];

const EMPTY: Record<Filter, { title: string; text?: string }> = {
  todos: { title: 'Ninguém entregou nesta semana', text: 'Escolha outra semana.' },
  falta: { title: 'Ninguém falta pagar' },
  pagos: { title: 'Nenhum pagamento marcado ainda' },
  contestados: { title: 'Nenhuma contestação aberta' },
};

type Props = {
  folha: Sheet;
  semana_inicio: string;
  atual: string;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  onTable: (shown: ShownTable) => void;
};

/** The couriers of a week. The chosen payout stands beside them, on a phone in a dialog. */
export function EntregadoresDaSemana({ folha, semana_inicio, atual, filter, onFilter, onTable }: Props) {
  const pagamentos = usePagamentos(semana_inicio, folha);
  const dialog: PagamentoDialog = useDialogState();
  const [asked, setAsked] = useState(false);
  if (!asked && (dialog.target || pagamentos.contestado)) setAsked(true);
  usePreload(DEPOIS);
  const phone = usePhone();
  const { chosen, marking, pausa, marcar, marcarPorTecla, move, mostrarPix, copy, undo, anuncio } = pagamentos;
  const chosenId = chosen?.entregador_id;
  const percentual = folha.folha?.taxa_percentual;
  const columns = useMemo(
    () => fechamentoColumns({ marking, chosen: chosenId, pausa, marcar }, percentual),
    [marking, chosenId, pausa, marcar, percentual],
  );
  const filtered = useMemo(() => folha.rows && applyFilter(folha.rows, filter), [folha.rows, filter]);
  useShortcuts({
    move,
    mostrarPix: () => mostrarPix(chosen),
    copyPix: () => copy(chosen),
    marcar: () => marcarPorTecla(chosen),
    undo: undo.undo,
  });
  const side = { folha, pagamentos, dialog };
  const table = useDataTable({
    columns,
    data: filtered,
    rowId: ({ entregador_id }) => entregador_id,
    continuous: continuousTable,
    selected: chosenId,
    onRow: pagamentos.choose,
    onTable,
    error: folha.failed ? { title: FALHAS['fechamento.semana'], onRetry: folha.retry } : undefined,
  });
  const { setVisible } = pagamentos;
  useEffect(() => setVisible(table.rows), [setVisible, table.rows]);
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_256px] lg:gap-3">
        <p role="status" className="sr-only">
          {anuncio}
        </p>
        <div className="grid min-w-0 grid-cols-1 gap-2">
          <DataTable
            table={table}
            title="Pagamentos da semana"
            search="Buscar nome"
            searchClassName="sm:w-[170px]"
            toolbar={
              <>
                <div className="order-first min-w-0 flex-1 basis-[220px]">
                  {folha.rows && <Progress rows={folha.rows} />}
                </div>
                <Filters rows={folha.todas} filter={filter} onFilter={onFilter} phone={phone} />
              </>
            }
            dense
            boxClassName="@container max-h-[max(380px,calc(100dvh-300px))] lg:max-h-[max(380px,calc(100dvh-230px))]"
            phoneRow={(row) => pagamentoNoTelefone(row, pagamentos)}
            empty={EMPTY[filter]}
          />
          <Keys />
        </div>
        {!phone && <PagamentoAoLado {...side} />}
        <LazyDialog>
          {phone && <PagamentoNoTelefone {...side} />}
          {asked && <Dialogs semana_inicio={semana_inicio} atual={atual} dialog={dialog} pagamentos={pagamentos} />}
        </LazyDialog>
      </div>
      {folha.folha?.aberta === false && folha.todas.length > 0 && (
        <LazyTab>
          <LotesDaSemana semana_inicio={semana_inicio} rows={folha.todas} />
        </LazyTab>
      )}
    </>
  );
}
