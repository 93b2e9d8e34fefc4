import { sumReais } from '@corre/contract/cents.ts';
import { rotuloDaTaxa } from '@corre/contract/configuracoes/taxa.ts';
import type { ItemEntregador } from '@corre/contract/relatorios/contrato.ts';
import type { SummaryCell } from '@corre/ui/domain/summary-strip/summary-strip.tsx';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { DataTable, type DataTableProps } from '@corre/ui/kit/data-table/data-table.tsx';
import type { DataTableModel } from '@corre/ui/kit/data-table/table-model.ts';
import { useDataTable } from '@corre/ui/kit/data-table/use-data-table.ts';
import { countOf, formatInteger, formatMoney, formatPercent } from '@corre/ui/kit/format/money.ts';
import { useMemo } from 'react';
import { Entregador, PessoaRow } from '../pessoas.tsx';
import {
  addUp,
  dinheiro,
  ESPERA,
  inteiro,
  menos,
  Participacao,
  participacoes,
  somarParticipacoes,
} from './numeros.tsx';

/** A courier of a report, with the position and the share of all deliveries in percent. */
type LinhaDoRanking = ItemEntregador & { posicao: number; participacao: number };

/** Adds position and share to the server's rows, most deliveries first. A sort or a search keeps both values. */
export function comPosicao(itens: readonly ItemEntregador[]): LinhaDoRanking[] {
  const parts = participacoes(itens.map(({ total_entregas }) => total_entregas));
  return itens.map((item, index) => ({ ...item, posicao: index + 1, participacao: parts[index] ?? 0 }));
}

const nome: Column<LinhaDoRanking> = {
  id: 'entregador',
  title: 'Entregador',
  pinned: true,
  value: (row) => `${row.nome} @${row.usuario}`,
  fields: ['entregador_id', 'nome'],
  sheetValue: ({ nome }) => nome,
  cell: (row) => (
    <Entregador
      entregador_id={row.entregador_id}
      nome={row.nome}
      before={
        <span aria-hidden="true" className="w-5 shrink-0 text-right text-ink-2 tabular-nums">
          {row.posicao}
        </span>
      }
    />
  ),
};

const participacao: Column<LinhaDoRanking> = {
  id: 'participacao',
  title: 'Participação nas entregas',
  sortable: false,
  searchable: false,
  fields: ['participacao'],
  kind: 'porcento',
  value: ({ participacao }) => participacao,
  cell: ({ participacao }) => <Participacao porcento={participacao} />,
  total: (rows) => somarParticipacoes(rows.map(({ participacao }) => participacao)),
  formatTotal: formatPercent,
  className: 'w-[22%]',
};

/**
 * Returns the columns of a report's couriers: deliveries, share, value − fee = to receive. Totals stand below.
 * `percentual`: the one rate of the report's weeks.
 */
const colunasDeItens = (percentual: number | undefined): readonly Column<LinhaDoRanking>[] => [
  nome,
  inteiro('entregas', 'Entregas', 'total_entregas'),
  participacao,
  dinheiro('valor', 'Valor', 'total_valor'),
  dinheiro('taxa', rotuloDaTaxa(percentual), 'total_taxa', { reveal: menos, className: 'text-ink-2' }),
  dinheiro('receber', 'A receber', 'total_a_receber', { className: 'font-bold' }),
];

const noTelefone = ({ entregador_id, nome, total_entregas, total_a_receber }: LinhaDoRanking) => (
  <PessoaRow
    quem={
      <Entregador
        entregador_id={entregador_id}
        nome={nome}
        size={40}
        nota={countOf(total_entregas, 'entrega', 'entregas')}
      />
    }
    valor={formatMoney(total_a_receber)}
    legend="a receber"
  />
);

/**
 * The table of the two courier reports, with each courier's place in the ranking. Without `percentual` the fee has no
 * rate in its title: the report's weeks may have several.
 */
export function useItensTable(
  itens: readonly ItemEntregador[] | undefined,
  percentual?: number,
): DataTableModel<LinhaDoRanking> {
  const data = useMemo(() => itens && comPosicao(itens), [itens]);
  const columns = useMemo(() => colunasDeItens(percentual), [percentual]);
  return useDataTable({
    columns,
    data,
    rowId: ({ entregador_id }) => entregador_id,
    initialSort: { id: 'entregas', desc: true },
  });
}

/** Renders the table of `useItensTable`. */
export const ItensTable = (props: Pick<DataTableProps<LinhaDoRanking>, 'table' | 'title' | 'empty'>) => (
  <DataTable {...props} search="Buscar entregador" chooseColumns phoneRow={noTelefone} />
);

type Labels = { a_receber?: string; nota?: string; percentual?: number | undefined };

/** Returns the totals of a report's couriers: deliveries, value, fee, net amount. */
export function itensCells(
  itens: readonly ItemEntregador[] | undefined,
  { a_receber = 'A receber', nota, percentual }: Labels = {},
): SummaryCell[] {
  const reais = (part: (item: ItemEntregador) => number) => (itens ? formatMoney(sumReais(itens, part)) : ESPERA);
  return [
    {
      label: 'Entregas',
      valor: itens ? formatInteger(addUp(itens, ({ total_entregas }) => total_entregas)) : ESPERA,
      nota,
    },
    { label: 'Valor', valor: reais(({ total_valor }) => total_valor) },
    { label: rotuloDaTaxa(percentual), valor: reais(({ total_taxa }) => total_taxa) },
    { label: a_receber, valor: reais(({ total_a_receber }) => total_a_receber) },
  ];
}
