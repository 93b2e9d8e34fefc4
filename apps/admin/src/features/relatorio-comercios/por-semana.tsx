import { SummaryStrip } from '@corre/ui/domain/summary-strip/summary-strip.tsx';
import { DataTable } from '@corre/ui/kit/data-table/data-table.tsx';
import type { DataTableOptions } from '@corre/ui/kit/data-table/table-model.ts';
import { useDataTable } from '@corre/ui/kit/data-table/use-data-table.ts';
import { countOf, formatMoney } from '@corre/ui/kit/format/money.ts';
import { useMemo } from 'react';
import { EsperaNoBalcao } from '../espera-no-balcao/espera-no-balcao.tsx';
import { Nomes } from '../pessoas/nomes.tsx';
import { Comercio, LinhaNoTelefone } from '../pessoas/pessoas.tsx';
import type { useSemanas } from '../relatorios/use-semanas.ts';
import { vazioDoRelatorio } from '../relatorios/vazio-do-relatorio.tsx';
import { colunasDaSemana, NOMES_NO_RELATORIO } from './colunas.tsx';
import { type ComercioDaSemana, celulasDaSemana, comerciosDaSemana } from './linhas.ts';

const noTelefone = ({ comercio, total_entregas, total_quantidade, total_valor, entregadores }: ComercioDaSemana) => (
  <div className="grid gap-1">
    <LinhaNoTelefone
      quem={<Comercio nome={comercio} size={40} nota={countOf(total_entregas, 'entrega', 'entregas')} />}
      valor={formatMoney(total_valor)}
      legend={countOf(total_quantidade, 'item', 'itens')}
    />
    <Nomes nomes={entregadores} quantos={NOMES_NO_RELATORIO} />
  </div>
);

type Props = Pick<DataTableOptions<ComercioDaSemana>, 'onTable'> & { semanas: ReturnType<typeof useSemanas> };

/** The shop report of one week. */
export function PorSemana({ semanas, onTable }: Props) {
  const { escolhida, semanas: lista } = semanas;
  const dados = useMemo(() => {
    if (escolhida) return comerciosDaSemana(escolhida);
    return lista ? [] : undefined;
  }, [escolhida, lista]);
  const table = useDataTable({
    columns: colunasDaSemana,
    data: dados,
    rowId: ({ comercio_id }) => comercio_id,
    initialSort: { id: 'entregas', desc: true },
    onTable,
  });
  return (
    <>
      <SummaryStrip cells={celulasDaSemana(escolhida)} />
      <DataTable
        table={table}
        title="Relatório Comércios, por semana"
        search="Buscar comércio ou entregador"
        chooseColumns
        dense
        phoneRow={noTelefone}
        empty={vazioDoRelatorio(semanas, {
          title: 'Nenhuma entrega nesta semana',
          texto: 'Escolha outra semana acima.',
        })}
      />
      {escolhida && <EsperaNoBalcao semana_inicio={escolhida.semana_inicio} />}
    </>
  );
}
