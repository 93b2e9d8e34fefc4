import { trpc } from '@corre/client/trpc.ts';
import type { ItemEntregador } from '@corre/contract/relatorios/contrato.ts';
import { SummaryStrip } from '@corre/ui/domain/summary-strip/summary-strip.tsx';
import { useShownTable } from '@corre/ui/kit/data-table/shown-table.ts';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { Pagina } from '../casca/pagina.tsx';
import { Exportar } from '../exportar/exportar.tsx';
import { celulasDosItens } from '../relatorios/celulas.ts';
import { TabelaDeItens } from '../relatorios/tabela-de-itens.tsx';
import { useRelatorio } from '../relatorios/use-relatorio.ts';
import { vazioDoRelatorio } from '../relatorios/vazio-do-relatorio.tsx';

const NENHUM: ItemEntregador[] = [];

/** The report of all couriers with deliveries: deliveries, value, fee, net amount [relatorios]. */
export function RelatorioEntregadores() {
  const relatorio = useRelatorio('relatorio-entregadores', trpc.relatorios.entregadores.useQuery(), NENHUM);
  const { onTable, table } = useShownTable();
  const { dados } = relatorio;
  return (
    <Pagina
      title="Relatório Entregadores"
      nota={dados && `Todos os períodos · ${countOf(dados.length, 'entregador', 'entregadores')}`}
      actions={<Exportar nome="relatorio-entregadores" table={table} />}
    >
      <SummaryStrip cells={celulasDosItens(dados)} />
      <TabelaDeItens
        title="Relatório Entregadores"
        itens={dados}
        onTable={onTable}
        empty={vazioDoRelatorio(relatorio, {
          title: 'Nenhuma entrega ainda',
          texto: 'Os entregadores aparecem com a primeira entrega.',
        })}
      />
    </Pagina>
  );
}
