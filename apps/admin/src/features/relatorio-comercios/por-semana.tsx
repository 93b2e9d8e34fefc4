import { SummaryStrip } from '@corre/ui/domain/summary-strip/summary-strip.tsx';
import { DataTable, type DataTableProps } from '@corre/ui/kit/data-table/data-table.tsx';
import { countOf, formatMoney } from '@corre/ui/kit/format/money.ts';
import { useMemo } from 'react';
import { Nomes } from '../pessoas/nomes.tsx';
import { Comercio, LinhaNoTelefone } from '../pessoas/pessoas.tsx';
import type { useSemanas } from '../relatorios/use-semanas.ts';
import { vazioDoRelatorio } from '../relatorios/vazio-do-relatorio.tsx';
import { colunasDaSemana, NOMES_NO_RELATORIO } from './colunas.tsx';
import { type ComercioDaSemana, celulasDaSemana, comerciosDaSemana } from './linhas.ts';

const noTelefone = ({ comercio, total_entregas, total_quantidade, total_valor, entregadores }: ComercioDaSemana) => (
  <div className="grid gap-1">
    <LinhaNoTelefone
      quem={<Comercio nome={comercio} tamanho={40} nota={countOf(total_entregas, 'entrega', 'entregas')} />}
      valor={formatMoney(total_valor)}
      legenda={countOf(total_quantidade, 'item', 'itens')}
    />
    <Nomes nomes={entregadores} quantos={NOMES_NO_RELATORIO} />
  </div>
);

type Props = Pick<DataTableProps<ComercioDaSemana>, 'onTabela'> & { semanas: ReturnType<typeof useSemanas> };

/** The shop report of one week. */
export function PorSemana({ semanas, onTabela }: Props) {
  const { escolhida, semanas: lista } = semanas;
  const dados = useMemo(() => {
    if (escolhida) return comerciosDaSemana(escolhida);
    return lista ? [] : undefined;
  }, [escolhida, lista]);
  return (
    <>
      <SummaryStrip celulas={celulasDaSemana(escolhida)} />
      <DataTable
        titulo="Relatório Comércios, por semana"
        colunas={colunasDaSemana}
        dados={dados}
        linhaId={({ comercio_id }) => comercio_id}
        busca="Buscar comércio ou entregador"
        ordemInicial={{ ordem: 'entregas', desc: true }}
        escolherColunas
        densa
        phoneRow={noTelefone}
        onTabela={onTabela}
        vazio={vazioDoRelatorio(semanas, {
          titulo: 'Nenhuma entrega nesta semana',
          texto: 'Escolha outra semana acima.',
        })}
      />
    </>
  );
}
