import { trpc } from '@corre/client/trpc.ts';
import type { ItemEntregador } from '@corre/contract/relatorios/contrato.ts';
import { SummaryStrip } from '@corre/ui/domain/summary-strip/summary-strip.tsx';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { Exportar } from '../exportar/exportar.tsx';
import { Page } from '../shell/page.tsx';
import { ItensTable, itensCells, useItensTable } from './entregadores-table.tsx';
import { emptyRelatorio, useRelatorio } from './use-relatorio.tsx';

const NONE: ItemEntregador[] = [];

/** The report of all couriers with deliveries: deliveries, value, fee, net amount [relatorios]. */
export function RelatorioEntregadores() {
  const relatorio = useRelatorio('relatorio-entregadores', trpc.relatorios.entregadores.useQuery(), NONE);
  const { data: itens, answered } = relatorio;
  const table = useItensTable(itens);
  return (
    <Page
      title="Relatório Entregadores"
      nota={answered && `Todos os períodos · ${countOf(answered.length, 'entregador', 'entregadores')}`}
      actions={<Exportar nome="relatorio-entregadores" table={table.shown} />}
    >
      <SummaryStrip missing={relatorio.missing} cells={itensCells(answered)} />
      <ItensTable
        title="Relatório Entregadores"
        table={table}
        empty={emptyRelatorio(relatorio, {
          title: 'Nenhuma entrega ainda',
          text: 'Os entregadores aparecem com a primeira entrega.',
        })}
      />
    </Page>
  );
}
