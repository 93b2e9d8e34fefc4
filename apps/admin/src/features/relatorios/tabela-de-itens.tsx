import type { ItemEntregador } from '@corre/contract/relatorios/contrato.ts';
import { DataTable, type DataTableProps } from '@corre/ui/kit/data-table/data-table.tsx';
import { countOf, formatMoney } from '@corre/ui/kit/format/money.ts';
import { useMemo } from 'react';
import { Entregador, LinhaNoTelefone } from '../pessoas/pessoas.tsx';
import { colunasDeItens } from './colunas-de-entregadores.tsx';
import { comPosicao, type LinhaDoRanking } from './posicoes.ts';

type Props = Pick<DataTableProps<LinhaDoRanking>, 'titulo' | 'vazio' | 'onTabela'> & {
  itens: readonly ItemEntregador[] | undefined;
};

const noTelefone = ({ entregador_id, nome, total_entregas, total_a_receber }: LinhaDoRanking) => (
  <LinhaNoTelefone
    quem={
      <Entregador
        entregador_id={entregador_id}
        nome={nome}
        tamanho={40}
        nota={countOf(total_entregas, 'entrega', 'entregas')}
      />
    }
    valor={formatMoney(total_a_receber)}
    legenda="a receber"
  />
);

/** The table of the two reports by courier. */
export function TabelaDeItens({ itens, ...rest }: Props) {
  const dados = useMemo(() => itens && comPosicao(itens), [itens]);
  return (
    <DataTable
      {...rest}
      colunas={colunasDeItens}
      dados={dados}
      linhaId={({ entregador_id }) => entregador_id}
      busca="Buscar entregador"
      ordemInicial={{ ordem: 'entregas', desc: true }}
      escolherColunas
      phoneRow={noTelefone}
    />
  );
}
