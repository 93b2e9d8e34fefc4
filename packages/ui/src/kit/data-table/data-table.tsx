import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { Card } from '../card/card.tsx';
import { countOf } from '../format/money.ts';
import { usePhone } from '../media-query/use-media-query.ts';
import { usePrinting } from '../media-query/use-printing.ts';
import { SkeletonRows } from '../skeleton/skeleton.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { useDelayed } from '../states/use-delayed.ts';
import { twMerge } from '../theme/merge-classes.ts';
import { ColumnPicker } from './column-picker.tsx';
import { Pager } from './pager.tsx';
import { PhoneList } from './phone-list.tsx';
import { SkeletonTableBody, TableBody, TableHead, TableTotals } from './table-grid.tsx';
import type { DataTableModel } from './table-model.ts';
import { TableSearch } from './table-search.tsx';

export type DataTableProps<TRow extends RowData> = {
  /** the table of `useDataTable` */
  table: DataTableModel<TRow>;
  /** names the table for a screen reader */
  title: string;
  empty: { title: string; text?: string; action?: ReactNode };
  /** placeholder of the search; without it there is no search */
  search?: string;
  /** class of the search, for its width */
  searchClassName?: string;
  /** beside the search: filters, buttons */
  toolbar?: ReactNode;
  chooseColumns?: boolean;
  /** buttons or a menu at the end of a row */
  actions?: (row: TRow) => ReactNode;
  actionsTitle?: string;
  /** the two lines of a row on a phone; without it the table scrolls sideways there */
  phoneRow?: (row: TRow) => ReactNode;
  /** extra classes of a row, such as the red edge of a suspended courier */
  rowClass?: (row: TRow) => string | undefined;
  /** rows of 44 px instead of 48 px */
  dense?: boolean;
  /** class of the scroll box, for its height */
  boxClassName?: string;
};

/** The scroll paddings keep a focused row between the sticky head and the sticky sums. */
const boxClass = 'relative max-h-[max(380px,calc(100dvh-220px))] scroll-pt-[42px] scroll-pb-[48px] overflow-auto';

function Toolbar<TRow extends RowData>({ phone, ...props }: DataTableProps<TRow> & { phone: boolean }) {
  const { table, search, toolbar, chooseColumns } = props;
  if (search === undefined && !chooseColumns && !toolbar) return null;
  return (
    <div className="flex min-h-15 flex-wrap items-center gap-2 border-b border-line px-4 py-3 sm:px-5 print:hidden">
      {search !== undefined && (
        <TableSearch
          search={table.state.search}
          placeholder={search}
          className={props.searchClassName}
          onChange={(text) => table.change({ search: text })}
        />
      )}
      {toolbar}
      {chooseColumns && !phone && (
        <span className="ml-auto">
          <ColumnPicker table={table} />
        </span>
      )}
    </div>
  );
}

function Grid<TRow extends RowData>({ skeleton, ...props }: DataTableProps<TRow> & { skeleton: boolean }) {
  const { table, actions, dense = false, actionsTitle = 'Acoes' } = props;
  const { data, continuous } = table;
  const Body = continuous?.Body ?? TableBody;
  return (
    <div data-rolagem="" className={twMerge(boxClass, props.boxClassName)}>
      <table
        className={twMerge('w-full border-separate border-spacing-0', continuous && 'table-fixed')}
        aria-busy={!data}
        aria-rowcount={continuous && data ? table.rows.length + 1 : undefined}
      >
        <caption className="sr-only">{props.title}</caption>
        <TableHead table={table} actions={actions && actionsTitle} />
        {data ? (
          <Body table={table} dense={dense} actions={actions} rowClass={props.rowClass} />
        ) : (
          <SkeletonTableBody columns={table.visibleColumns} visible={skeleton} />
        )}
        {data && !table.incomplete && <TableTotals table={table} actions={actions !== undefined} />}
      </table>
    </div>
  );
}

function Nothing<TRow extends RowData>({ table, empty }: DataTableProps<TRow>) {
  const { search } = table.state;
  if (search === '' || table.data?.length === 0) {
    return (
      <EmptyState title={empty.title} text={empty.text}>
        {empty.action}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={`Nada encontrado para “${search}”`}>
      <button
        type="button"
        onClick={() => table.change({ search: '' })}
        className="min-h-11 rounded-lg px-3 font-semibold text-brand-ink underline underline-offset-4"
      >
        Limpar busca
      </button>
    </EmptyState>
  );
}

/**
 * Renders a table of the back office: search, sorting, pages, columns and totals. Paper gets the same table with all
 * its rows and without its controls, on a phone too.
 */
export function DataTable<TRow extends RowData>(props: DataTableProps<TRow>) {
  const { table, title, phoneRow, actions } = props;
  const { data, error, rows, continuous } = table;
  const List = continuous?.PhoneList ?? PhoneList;
  const skeleton = useDelayed(!data && !error);
  const narrow = usePhone();
  const printing = usePrinting();
  const phone = narrow && phoneRow !== undefined && !printing;
  const whole = !table.incomplete;
  return (
    <Card>
      <p role="status" className="sr-only">
        {data && whole && table.state.search !== '' && countOf(rows.length, 'resultado', 'resultados')}
      </p>
      <Toolbar {...props} phone={phone} />
      {table.state.search !== '' && (
        <p className="hidden px-1.5 py-1 text-[12px] text-ink-2 print:block">
          Só o que a busca “{table.state.search}” acha
        </p>
      )}
      {error ? (
        <ErrorState title={error.title} onRetry={error.onRetry} />
      ) : data && rows.length === 0 ? (
        <Nothing {...props} />
      ) : phone ? (
        data ? (
          <List title={title} table={table} phoneRow={phoneRow} actions={actions} />
        ) : (
          <div className={skeleton ? undefined : 'invisible'}>
            <SkeletonRows />
          </div>
        )
      ) : (
        <Grid {...props} skeleton={skeleton} />
      )}
      {!error && data && whole && !continuous && <Pager table={table} />}
    </Card>
  );
}
