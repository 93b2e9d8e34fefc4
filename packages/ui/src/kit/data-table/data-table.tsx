import type { RowData } from '@tanstack/react-table';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Card } from '../card/card.tsx';
import { countOf } from '../format/money.ts';
import { SkeletonRows } from '../skeleton/skeleton.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { useDelayed } from '../states/use-delayed.ts';
import { twMerge } from '../theme/merge-classes.ts';
import { ColumnPicker } from './column-picker.tsx';
import type { Column } from './columns.ts';
import { Pager } from './pager.tsx';
import { PhoneList, type PhoneListProps } from './phone-list.tsx';
import { type ShownTable, shownTable } from './shown-table.ts';
import { type BodyProps, SkeletonTableBody, TableBody, TableTotals } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import { TableSearch } from './table-search.tsx';
import { type DataTableModel, useDataTable } from './use-data-table.ts';
import { usePhone } from './use-phone.ts';
import type { TableUrlDefaults } from './use-table-url.ts';

/** The parts that render all rows as one list: `continuousTable`. */
type ContinuousParts = {
  Body: <TRow extends RowData>(props: BodyProps<TRow>) => ReactNode;
  PhoneList: <TRow extends RowData>(props: PhoneListProps<TRow>) => ReactNode;
};

export type DataTableProps<TRow extends RowData> = {
  /** names the table for a screen reader */
  title: string;
  /** must be a constant or memoised: a new array rebuilds the table */
  columns: readonly Column<TRow>[];
  /** undefined while loading */
  dados: readonly TRow[] | undefined;
  /** `dados` has only the first rows so far: no counts, sums, export or further pages */
  incomplete?: boolean;
  rowId: (row: TRow) => string | number;
  /** placeholder of the search; without it there is no search */
  busca?: string;
  /** class of the search, for its width */
  searchClassName?: string;
  initialOrder?: TableUrlDefaults;
  /** separates the address parameters of two tables on one page */
  prefix?: string;
  chooseColumns?: boolean;
  /** beside the search: filters, buttons */
  ferramentas?: ReactNode;
  /** buttons or a menu at the end of a row */
  actions?: (row: TRow) => ReactNode;
  tituloAcoes?: string;
  /** the two lines of a row on a phone; without it the table scrolls sideways there */
  phoneRow?: (row: TRow) => ReactNode;
  selected?: string | number;
  /** called with the chosen row */
  onRow?: (row: TRow) => void;
  /** extra classes of a row, such as the red edge of a suspended courier */
  rowClass?: (row: TRow) => string | undefined;
  /** rows of 44 px instead of 48 px */
  dense?: boolean;
  /** one list of any length without pages; renders the rows in view; columns need fixed widths (`className`) */
  continuous?: ContinuousParts;
  empty: { title: string; texto?: string; action?: ReactNode };
  erro?: { title: string; onRetry: () => void };
  /** called with the shown columns and rows at every change, for the export (`useShownTable`) */
  onTable?: (shown: ShownTable) => void;
  /** called with the rows that pass the search, in order, at every change */
  onLinhas?: (linhas: readonly TRow[]) => void;
  className?: string;
  /** class of the scroll box, for its height */
  boxClassName?: string;
};

/** The scroll paddings keep a focused row between the sticky head and the sticky sums. */
const boxClass = 'relative max-h-[max(380px,calc(100dvh-220px))] scroll-pt-[42px] scroll-pb-[48px] overflow-auto';

type ViewProps<TRow extends RowData> = { props: DataTableProps<TRow>; model: DataTableModel<TRow> };

function Grid<TRow extends RowData>({ props, model, skeleton }: ViewProps<TRow> & { skeleton: boolean }) {
  const { actions, dados, dense = false, continuous, tituloAcoes = 'Acoes' } = props;
  const Body = continuous?.Body ?? TableBody;
  return (
    <div data-rolagem="" className={twMerge(boxClass, props.boxClassName)}>
      <table
        className={twMerge('w-full border-separate border-spacing-0', continuous && 'table-fixed')}
        aria-busy={!dados}
        aria-rowcount={continuous && dados ? model.linhas.length + 1 : undefined}
      >
        <caption className="sr-only">{props.title}</caption>
        <TableHead model={model} actions={actions && tituloAcoes} />
        {dados ? (
          <Body
            model={model}
            dense={dense}
            actions={actions}
            selected={props.selected}
            onRow={props.onRow}
            rowClass={props.rowClass}
          />
        ) : (
          <SkeletonTableBody columns={model.visiveis} visible={skeleton} />
        )}
        {dados && !props.incomplete && <TableTotals model={model} actions={actions !== undefined} />}
      </table>
    </div>
  );
}

function Nothing<TRow extends RowData>({ props, model }: ViewProps<TRow>) {
  const { busca } = model.url;
  if (busca === '' || props.dados?.length === 0) {
    return (
      <EmptyState title={props.empty.title} texto={props.empty.texto}>
        {props.empty.action}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={`Nada encontrado para “${busca}”`}>
      <button
        type="button"
        onClick={() => model.change({ busca: '' })}
        className="min-h-11 rounded-lg px-3 font-semibold text-brand-ink underline underline-offset-4"
      >
        Limpar busca
      </button>
    </EmptyState>
  );
}

/** The table of the back office: search, sorting, pages, columns and totals. The address keeps the state. */
export function DataTable<TRow extends RowData>(props: DataTableProps<TRow>) {
  const { columns, dados, rowId, busca, prefix = '', initialOrder = {}, erro, phoneRow, continuous } = props;
  const model = useDataTable({ columns, dados, rowId, prefix, initialOrder, continuous: continuous !== undefined });
  const List = continuous?.PhoneList ?? PhoneList;
  const skeleton = useDelayed(!dados && !erro);
  const narrow = usePhone();
  const phone = narrow && phoneRow !== undefined;
  const tell = useEffectEvent((linhas: readonly TRow[]) => props.onLinhas?.(linhas));
  const { linhas, visiveis } = model;
  useEffect(() => tell(linhas), [linhas]);
  const tellTable = useEffectEvent((shown: ShownTable) => props.onTable?.(shown));
  const whole = !props.incomplete;
  useEffect(() => {
    if (whole) tellTable(shownTable(visiveis, linhas));
  }, [visiveis, linhas, whole]);
  const toolbar = busca !== undefined || props.chooseColumns || props.ferramentas;
  const { busca: procura } = model.url;
  return (
    <Card className={props.className}>
      <p role="status" className="sr-only">
        {dados && whole && procura !== '' && countOf(linhas.length, 'resultado', 'resultados')}
      </p>
      {toolbar && (
        <div className="flex min-h-15 flex-wrap items-center gap-2 border-b border-line px-4 py-3 sm:px-5">
          {busca !== undefined && (
            <TableSearch
              busca={model.url.busca}
              placeholder={busca}
              className={props.searchClassName}
              onChange={(text) => model.change({ busca: text })}
            />
          )}
          {props.ferramentas}
          {props.chooseColumns && !phone && (
            <span className="ml-auto">
              <ColumnPicker columns={columns} model={model} />
            </span>
          )}
        </div>
      )}
      {erro ? (
        <ErrorState title={erro.title} onRetry={erro.onRetry} />
      ) : dados && model.linhas.length === 0 ? (
        <Nothing props={props} model={model} />
      ) : phone ? (
        dados ? (
          <List title={props.title} model={model} phoneRow={phoneRow} actions={props.actions} />
        ) : (
          <div className={skeleton ? undefined : 'invisible'}>
            <SkeletonRows />
          </div>
        )
      ) : (
        <Grid props={props} model={model} skeleton={skeleton} />
      )}
      {!erro && dados && whole && !continuous && <Pager model={model} />}
    </Card>
  );
}
