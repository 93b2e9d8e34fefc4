import type { ItemEntregador } from '@corre/contract/relatorios/contrato.ts';
import { DataTable, type DataTableProps } from '@corre/ui/kit/data-table/data-table.tsx';
import type { DataTableModel } from '@corre/ui/kit/data-table/table-model.ts';
import { useDataTable } from '@corre/ui/kit/data-table/use-data-table.ts';
import { countOf, formatMoney } from '@corre/ui/kit/format/money.ts';
import { useMemo } from 'react';
import { Entregador, LinhaNoTelefone } from '../pessoas/pessoas.tsx';
import { colunasDeItens } from './colunas-de-entregadores.tsx';
import { comPosicao, type LinhaDoRanking } from './posicoes.ts';

const noTelefone = ({ entregador_id, nome, total_entregas, total_a_receber }: LinhaDoRanking) => (
  <LinhaNoTelefone
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

/** The table of the two courier reports, with each courier's place in the ranking. */
export function useTabelaDeItens(itens: readonly ItemEntregador[] | undefined): DataTableModel<LinhaDoRanking> {
  const data = useMemo(() => itens && comPosicao(itens), [itens]);
  return useDataTable({
    columns: colunasDeItens,
    data,
    rowId: ({ entregador_id }) => entregador_id,
    initialSort: { id: 'entregas', desc: true },
  });
}

/** Renders the table of `useTabelaDeItens`. */
export const TabelaDeItens = (props: Pick<DataTableProps<LinhaDoRanking>, 'table' | 'title' | 'empty'>) => (
  <DataTable {...props} search="Buscar entregador" chooseColumns phoneRow={noTelefone} />
);
