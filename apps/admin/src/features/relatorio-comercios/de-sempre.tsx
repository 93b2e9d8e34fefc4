import { trpc } from '@corre/client/trpc.ts';
import { somarReais } from '@corre/contract/cents.ts';
import type { ItemComercio } from '@corre/contract/relatorios/contrato.ts';
import { SummaryStrip } from '@corre/ui/domain/summary-strip/summary-strip.tsx';
import { DataTable } from '@corre/ui/kit/data-table/data-table.tsx';
import type { DataTableOptions } from '@corre/ui/kit/data-table/table-model.ts';
import { useDataTable } from '@corre/ui/kit/data-table/use-data-table.ts';
import { countOf, formatInteger, formatMoney } from '@corre/ui/kit/format/money.ts';
import { Comercio, LinhaNoTelefone } from '../pessoas/pessoas.tsx';
import { ESPERA } from '../relatorios/celulas.ts';
import { somar } from '../relatorios/somar.ts';
import { useRelatorio } from '../relatorios/use-relatorio.ts';
import { vazioDoRelatorio } from '../relatorios/vazio-do-relatorio.tsx';
import { colunasDeSempre } from './colunas.tsx';

const NENHUM: ItemComercio[] = [];

const noTelefone = ({ comercio, total_entregas, valor_total, total_taxa }: ItemComercio) => (
  <LinhaNoTelefone
    quem={<Comercio nome={comercio} size={40} nota={countOf(total_entregas, 'entrega', 'entregas')} />}
    valor={formatMoney(valor_total)}
    legend={`taxa ${formatMoney(total_taxa)}`}
  />
);

function cells(itens: ItemComercio[] | undefined) {
  const reais = (parte: (item: ItemComercio) => number) => (itens ? formatMoney(somarReais(itens, parte)) : ESPERA);
  return [
    {
      label: 'Entregas',
      valor: itens ? formatInteger(somar(itens, ({ total_entregas }) => total_entregas)) : ESPERA,
    },
    { label: 'Valor', valor: reais(({ valor_total }) => valor_total) },
    { label: 'Taxa recebida', valor: reais(({ total_taxa }) => total_taxa) },
  ];
}

/** The shop report of all periods. */
export function DeSempre({ onTable }: Pick<DataTableOptions<ItemComercio>, 'onTable'>) {
  const relatorio = useRelatorio('relatorio-comercios', trpc.relatorios.comercios.useQuery({}), NENHUM);
  const table = useDataTable({
    columns: colunasDeSempre,
    data: relatorio.dados,
    rowId: ({ comercio_id }) => comercio_id,
    initialSort: { id: 'entregas', desc: true },
    onTable,
  });
  return (
    <>
      <SummaryStrip cells={cells(relatorio.dados)} />
      <DataTable
        table={table}
        title="Relatório Comércios, todos os períodos"
        search="Buscar comércio"
        chooseColumns
        dense
        phoneRow={noTelefone}
        empty={vazioDoRelatorio(relatorio, {
          title: 'Nenhuma entrega ainda',
          texto: 'Os comércios aparecem com a primeira entrega.',
        })}
      />
    </>
  );
}
