import { trpc } from '@corre/client/trpc.ts';
import { formatTime } from '@corre/ui/domain/format/dates.ts';
import { formatPayDay } from '@corre/ui/domain/format/week.ts';
import { SummaryStrip } from '@corre/ui/domain/summary-strip/summary-strip.tsx';
import { Pagina } from '../casca/pagina.tsx';
import { Exportar } from '../exportar/exportar.tsx';
import { celulasDosItens, TabelaDeItens, useTabelaDeItens } from './tabela-de-entregadores.tsx';
import { emptyRelatorio, useRelatorio } from './use-relatorio.tsx';

const EMPTY = { semana: '', semana_inicio: '', dia_pagamento: '', relatorio: [] };

/** The report of the current week per courier [relatorios]. */
export function RelatorioSemana() {
  const consulta = trpc.relatorios.semana.useQuery();
  const relatorio = useRelatorio('relatorio-semana', consulta, EMPTY);
  const { data } = relatorio;
  const table = useTabelaDeItens(data?.relatorio);
  const semana = data?.semana;
  return (
    <Pagina
      title="Relatório Semana"
      nota={semana && `Semana atual · ${semana} · até hoje, ${formatTime(consulta.dataUpdatedAt)}`}
      actions={<Exportar nome={`relatorio-semana-${data?.semana_inicio || 'atual'}`} table={table.shown} />}
    >
      <SummaryStrip
        cells={celulasDosItens(data?.relatorio, {
          a_receber: data?.semana_inicio ? `A pagar na ${formatPayDay(data.semana_inicio)}` : 'A pagar',
          nota: 'até agora',
        })}
      />
      <TabelaDeItens
        title="Relatório Semana"
        table={table}
        empty={emptyRelatorio(relatorio, {
          title: 'Nenhuma entrega nesta semana',
          text: 'A lista se enche com a primeira entrega.',
        })}
      />
    </Pagina>
  );
}
