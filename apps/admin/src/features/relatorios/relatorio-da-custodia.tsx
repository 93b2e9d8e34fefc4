import { trpc } from '@corre/client/trpc.ts';
import { sumReais } from '@corre/contract/cents.ts';
import type { LinhaDaCustodia, RelatorioDaCustodia as Relatorio } from '@corre/contract/custodia/suporte-contrato.ts';
import { SummaryStrip } from '@corre/ui/domain/summary-strip/summary-strip.tsx';
import { WeekPicker } from '@corre/ui/domain/week-picker/week-picker.tsx';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { DataTable } from '@corre/ui/kit/data-table/data-table.tsx';
import { useDataTable } from '@corre/ui/kit/data-table/use-data-table.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { Exportar } from '../exportar/exportar.tsx';
import { Entregador, PessoaRow } from '../pessoas.tsx';
import { Page } from '../shell/page.tsx';
import { comercioColumn } from './comercios-table.tsx';
import { dinheiro, ESPERA } from './numeros.tsx';
import { emptyRelatorio, useRelatorio, useSemanas } from './use-relatorio.tsx';

/**
 * The columns of a courier's week with a shop (ADR 0022). Closing = opening + received + change − handed over −
 * differences.
 */
const colunasDaCustodia: readonly Column<LinhaDaCustodia>[] = [
  {
    id: 'entregador',
    title: 'Entregador',
    pinned: true,
    fields: ['entregador_id', 'entregador'],
    value: ({ entregador }) => entregador,
    cell: ({ entregador_id, entregador }) => <Entregador entregador_id={entregador_id} nome={entregador} />,
  },
  { ...comercioColumn, pinned: false },
  // What is still out is what the page is opened for, so no screen has it outside of its view.
  dinheiro('final', 'No fim', 'saldo_final', { className: 'font-bold' }),
  dinheiro('inicial', 'No início', 'saldo_inicial'),
  dinheiro('recebido', 'Recebido', 'recebido'),
  dinheiro('troco', 'Troco levado', 'troco'),
  dinheiro('prestado', 'Entregue', 'prestado'),
  dinheiro('diferencas', 'Diferenças', 'diferencas'),
  { ...dinheiro('revertidas', 'Revertidas', 'diferencas_revertidas'), hidden: true },
];

const NOTHING = {
  saldo_inicial: 0,
  recebido: 0,
  troco: 0,
  prestado: 0,
  diferencas: 0,
  saldo_final: 0,
  diferencas_revertidas: 0,
};
const EMPTY: Relatorio = { semana: '', semana_inicio: '', linhas: [], total: NOTHING };

function cells(total: Relatorio['total'] | undefined) {
  const reais = (valor: number | undefined) => (valor === undefined ? ESPERA : formatMoney(valor));
  return [
    { label: 'No início', valor: reais(total?.saldo_inicial) },
    {
      label: 'Recebido e troco',
      valor: total ? formatMoney(sumReais([total.recebido, total.troco], (part) => part)) : ESPERA,
    },
    { label: 'Entregue às lojas', valor: reais(total?.prestado) },
    { label: 'Diferenças', valor: reais(total?.diferencas) },
    { label: 'No fim', valor: reais(total?.saldo_final) },
  ];
}

const noTelefone = ({ entregador_id, entregador, comercio, saldo_final }: LinhaDaCustodia) => (
  <PessoaRow
    quem={<Entregador entregador_id={entregador_id} nome={entregador} size={40} nota={comercio} />}
    valor={formatMoney(saldo_final)}
    legend="no fim"
  />
);

/** The report of the shops' cash that couriers hold, for one week, per courier and shop (ADR 0022). */
export function RelatorioDaCustodia() {
  const { semanas, chosen, choose } = useSemanas();
  const semana_inicio = chosen?.semana_inicio;
  const query = trpc.custodia.relatorio.useQuery(semana_inicio ? { semana_inicio } : {}, {
    enabled: semanas !== undefined,
  });
  const relatorio = useRelatorio('custodia', query, EMPTY);
  const { data } = relatorio;
  const table = useDataTable({
    columns: colunasDaCustodia,
    data: data?.linhas,
    rowId: ({ entregador_id, comercio_id }) => `${entregador_id}-${comercio_id}`,
    initialSort: { id: 'final', desc: true },
  });
  return (
    <Page
      title="Dinheiro em Mãos"
      nota={data?.semana && `Dinheiro das lojas com entregadores · ${data.semana}`}
      actions={
        <>
          {semanas && chosen && (
            <WeekPicker
              semanas={semanas}
              semana_inicio={chosen.semana_inicio}
              onChange={choose}
              className="max-md:order-last"
            />
          )}
          <Exportar nome={`dinheiro-em-maos-${data?.semana_inicio || 'atual'}`} table={table.shown} />
        </>
      }
    >
      <SummaryStrip missing={relatorio.missing} cells={cells(relatorio.answered?.total)} />
      <DataTable
        table={table}
        title="Dinheiro em Mãos"
        search="Buscar entregador ou comércio"
        chooseColumns
        phoneRow={noTelefone}
        empty={emptyRelatorio(relatorio, {
          title: 'Nenhum dinheiro em mãos nesta semana',
          text: 'O que clientes pagam em dinheiro aparece aqui.',
        })}
      />
    </Page>
  );
}
