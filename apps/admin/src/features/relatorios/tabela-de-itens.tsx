import type { ItemEntregador } from '@corre/contract/relatorios/contrato.ts';
import { DataTable, type DataTableProps } from '@corre/ui/kit/data-table/data-table.tsx';
import { countOf, formatMoney } from '@corre/ui/kit/format/money.ts';
import { useMemo } from 'react';
import { Entregador, LinhaNoTelefone } from '../pessoas/pessoas.tsx';
import { colunasDeItens } from './colunas-de-entregadores.tsx';
import { comPosicao, type LinhaDoRanking } from './posicoes.ts';

type Props = Pick<DataTableProps<LinhaDoRanking>, 'title' | 'empty' | 'onTable'> & {
  itens: readonly ItemEntregador[] | undefined;
};

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

/** The table of the two courier reports. */
export function TabelaDeItens({ itens, ...rest }: Props) {
  const dados = useMemo(() => itens && comPosicao(itens), [itens]);
  return (
    <DataTable
      {...rest}
      columns={colunasDeItens}
      dados={dados}
      rowId={({ entregador_id }) => entregador_id}
      busca="Buscar entregador"
      initialOrder={{ ordem: 'entregas', desc: true }}
      chooseColumns
      phoneRow={noTelefone}
    />
  );
}
