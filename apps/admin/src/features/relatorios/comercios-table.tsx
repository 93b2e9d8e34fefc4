import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { DataTable, type DataTableProps } from '@corre/ui/kit/data-table/data-table.tsx';
import type { DataTableOptions } from '@corre/ui/kit/data-table/table-model.ts';
import { useDataTable } from '@corre/ui/kit/data-table/use-data-table.ts';
import { countOf, formatMoney } from '@corre/ui/kit/format/money.ts';
import { Comercio, Names, PessoaRow } from '../pessoas.tsx';

/** What every report of shops knows of a shop. */
type LinhaDeComercio = { comercio_id: number; comercio: string; total_entregas: number };

/** The column with the shop's photo and name. */
export const comercioColumn: Column<Pick<LinhaDeComercio, 'comercio_id' | 'comercio'>> = {
  id: 'comercio',
  title: 'Comércio',
  pinned: true,
  fields: ['comercio_id', 'comercio'],
  value: ({ comercio }) => comercio,
  cell: ({ comercio }) => <Comercio nome={comercio} />,
};

/** Returns the column with the names of a shop's couriers. It shows the first `quantos`, then '+N' [relatorios]. */
export const quemEntregouColumn = <Campo extends string>(
  field: Campo,
  count: number,
): Column<Readonly<Record<Campo, string[]>>> => ({
  id: 'quem',
  title: 'Quem entregou',
  sortable: false,
  value: (row) => row[field].join(' '),
  fields: [field],
  sheetValue: (row) => row[field],
  cell: (row) => <Names names={row[field]} count={count} />,
  className: 'min-w-52 lg:max-xl:min-w-36',
});

type NoTelefoneProps = {
  comercio: LinhaDeComercio;
  /** in reais */
  valor: number;
  legend: string;
  /** the names of the couriers, if the report shows them */
  names?: readonly string[];
  count?: number;
};

/** The row of a shop in a phone's list. */
export function ComercioNoTelefone({ comercio, valor, legend, names, count = 0 }: NoTelefoneProps) {
  return (
    <div className="grid gap-1">
      <PessoaRow
        quem={
          <Comercio nome={comercio.comercio} size={40} nota={countOf(comercio.total_entregas, 'entrega', 'entregas')} />
        }
        valor={formatMoney(valor)}
        legend={legend}
      />
      {names && <Names names={names} count={count} />}
    </div>
  );
}

type Options<Linha extends LinhaDeComercio> = Pick<DataTableOptions<Linha>, 'columns' | 'data' | 'onTable'>;

/** The table of a report of shops, most deliveries first. */
export const useComerciosTable = <Linha extends LinhaDeComercio>(options: Options<Linha>) =>
  useDataTable({
    ...options,
    rowId: ({ comercio_id }) => comercio_id,
    initialSort: { id: 'entregas', desc: true },
  });

type Props<Linha extends LinhaDeComercio> = Pick<
  DataTableProps<Linha>,
  'table' | 'title' | 'search' | 'phoneRow' | 'empty'
>;

/** Renders the table of `useComerciosTable`. */
export const ComerciosTable = <Linha extends LinhaDeComercio>(props: Props<Linha>) => (
  <DataTable {...props} chooseColumns dense />
);
