import { Avatar } from '../avatar/avatar.tsx';
import { Badge } from '../badge/badge.tsx';
import type { Demo } from '../demo.ts';
import { formatMoney } from '../format/money.ts';
import type { Column } from './columns.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import type { DataTableOptions } from './table-model.ts';
import { useDataTable } from './use-data-table.ts';

type Row = { comercio: string; total_entregas: number; total_quantidade: number; valor_total: number; nomes: string[] };

const data: Row[] = [
  {
    comercio: 'Pizzaria do João',
    total_entregas: 74,
    total_quantidade: 84,
    valor_total: 778,
    nomes: ['Marcos Vinícius', 'Ana Beatriz'],
  },
  {
    comercio: 'Sushi Kaze',
    total_entregas: 70,
    total_quantidade: 77,
    valor_total: 613,
    nomes: ['Luana Cristina', 'Patrícia Nogueira'],
  },
  {
    comercio: 'Burger da Colombo',
    total_entregas: 49,
    total_quantidade: 56,
    valor_total: 462,
    nomes: ['Diego Ferreira'],
  },
  { comercio: 'Café Pioneiro', total_entregas: 0, total_quantidade: 0, valor_total: 0, nomes: [] },
];
const sum = (pick: (row: Row) => number) => (rows: readonly Row[]) => rows.reduce((total, row) => total + pick(row), 0);

const columns: Column<Row>[] = [
  {
    id: 'comercio',
    title: 'Comércio',
    pinned: true,
    value: (row) => row.comercio,
    cell: (row) => (
      <span className="flex items-center gap-3 font-semibold">
        <Avatar src={null} size={30} user_type="comercio" shape="quadrada" />
        {row.comercio}
      </span>
    ),
  },
  {
    id: 'entregas',
    title: 'Entregas',
    numeric: true,
    value: (row) => row.total_entregas,
    total: sum((row) => row.total_entregas),
  },
  {
    id: 'itens',
    title: 'Itens',
    numeric: true,
    value: (row) => row.total_quantidade,
    total: sum((row) => row.total_quantidade),
  },
  {
    id: 'valor',
    title: 'Valor',
    numeric: true,
    value: (row) => row.valor_total,
    cell: (row) => <strong>{formatMoney(row.valor_total)}</strong>,
    total: sum((row) => row.valor_total),
    formatTotal: formatMoney,
  },
  {
    id: 'quem',
    title: 'Quem entregou',
    sortable: false,
    value: (row) => row.nomes.join(' '),
    cell: (row) =>
      row.nomes.length === 0 ? (
        <span className="text-ink-2">Nenhum</span>
      ) : (
        <span className="flex gap-2">
          {row.nomes.map((nome) => (
            <Badge key={nome} tone="contorno">
              {nome}
            </Badge>
          ))}
        </span>
      ),
  },
];

const phoneRow = (row: Row) => (
  <p className="flex justify-between gap-3">
    <span>
      <strong className="block text-[16px]">{row.comercio}</strong>
      <span className="text-[14px] text-ink-2">{row.total_entregas} entregas</span>
    </span>
    <strong className="text-[16px]">{formatMoney(row.valor_total)}</strong>
  </p>
);

type ExampleProps = Partial<Omit<DataTableProps<Row>, 'table'>> & {
  title: string;
  options?: Partial<DataTableOptions<Row>>;
};

function Example({ options, ...look }: ExampleProps) {
  const table = useDataTable({ columns, data, rowId: (row: Row) => row.comercio, ...options });
  const empty = { title: 'Nenhum comércio nesta semana', text: 'Escolha outra semana.' };
  return <DataTable table={table} phoneRow={phoneRow} empty={empty} {...look} />;
}

export default [
  {
    title: 'DataTable: search, columns, selected row, totals',
    render: () => (
      <Example
        title="Comércios"
        options={{ selected: 'Burger da Colombo', initialSort: { id: 'entregas', desc: true } }}
        search="Buscar comércio"
        chooseColumns
        dense
      />
    ),
  },
  {
    title: 'DataTable: empty, error',
    render: () => (
      <div className="grid gap-4 lg:grid-cols-2">
        <Example title="Vazia" options={{ prefix: 'v_', data: [] }} />
        <Example
          title="Erro"
          options={{
            prefix: 'e_',
            data: undefined,
            error: { title: 'Erro ao carregar dados', onRetry: () => {} },
          }}
        />
      </div>
    ),
  },
  {
    title: 'DataTable: loading',
    render: () => <Example title="Carregando" options={{ prefix: 'c_', data: undefined }} />,
  },
] satisfies Demo[];
