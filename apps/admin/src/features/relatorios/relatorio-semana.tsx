import { type Outputs, trpc } from '@corre/client/trpc.ts';
import { formatTime } from '@corre/ui/domain/format/dates.ts';
import { formatPayDay } from '@corre/ui/domain/format/week.ts';
import { SummaryStrip } from '@corre/ui/domain/summary-strip/summary-strip.tsx';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { Link } from 'wouter';
import { Exportar } from '../exportar/exportar.tsx';
import { ultimaSemana } from '../semana/endereco.ts';
import { Page } from '../shell/page.tsx';
import { ItensTable, itensCells, useItensTable } from './entregadores-table.tsx';
import { emptyRelatorio, useRelatorio } from './use-relatorio.tsx';

const EMPTY = { semana: '', semana_inicio: '', taxa_percentual: undefined, dia_pagamento: '', relatorio: [] };
type Relatorio = Outputs['relatorios']['semana'] | typeof EMPTY;

/** The report of the current week per courier [relatorios]. */
export function RelatorioSemana() {
  const query = trpc.relatorios.semana.useQuery();
  const relatorio = useRelatorio<Relatorio>('relatorio-semana', query, EMPTY);
  const { data } = relatorio;
  const table = useItensTable(data?.relatorio, data?.taxa_percentual);
  const semana = data?.semana;
  return (
    <Page
      title="Relatório Semana"
      nota={semana && `Semana atual · ${semana} · até hoje, ${formatTime(query.dataUpdatedAt)}`}
      actions={
        <>
          <Link href={`/semana/${ultimaSemana(serverNow())}`} className={buttonClass({ variant: 'secondary' })}>
            Folha da semana passada
          </Link>
          <Exportar nome={`relatorio-semana-${data?.semana_inicio || 'atual'}`} table={table.shown} />
        </>
      }
    >
      <SummaryStrip
        missing={relatorio.missing}
        cells={itensCells(relatorio.answered?.relatorio, {
          percentual: data?.taxa_percentual,
          a_receber: data?.semana_inicio ? `A pagar na ${formatPayDay(data.semana_inicio)}` : 'A pagar',
          nota: 'até agora',
        })}
      />
      <ItensTable
        title="Relatório Semana"
        table={table}
        empty={emptyRelatorio(relatorio, {
          title: 'Nenhuma entrega nesta semana',
          text: 'A lista se enche com a primeira entrega.',
        })}
      />
    </Page>
  );
}
