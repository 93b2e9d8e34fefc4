import { trpc } from '@corre/client/trpc.ts';
import { somarReais } from '@corre/contract/cents.ts';
import type { LinhaDaCustodia, RelatorioDaCustodia as Relatorio } from '@corre/contract/custodia/suporte-contrato.ts';
import { SummaryStrip } from '@corre/ui/domain/summary-strip/summary-strip.tsx';
import { WeekPicker } from '@corre/ui/domain/week-picker/week-picker.tsx';
import { DataTable } from '@corre/ui/kit/data-table/data-table.tsx';
import { useDataTable } from '@corre/ui/kit/data-table/use-data-table.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { Pagina } from '../casca/pagina.tsx';
import { Exportar } from '../exportar/exportar.tsx';
import { Entregador, LinhaNoTelefone } from '../pessoas/pessoas.tsx';
import { ESPERA } from '../relatorios/celulas.ts';
import { useRelatorio } from '../relatorios/use-relatorio.ts';
import { useSemanas } from '../relatorios/use-semanas.ts';
import { vazioDoRelatorio } from '../relatorios/vazio-do-relatorio.tsx';
import { colunasDaCustodia } from './colunas.tsx';

const NADA = {
  saldo_inicial: 0,
  recebido: 0,
  troco: 0,
  prestado: 0,
  diferencas: 0,
  saldo_final: 0,
  diferencas_revertidas: 0,
};
const VAZIO: Relatorio = { semana: '', semana_inicio: '', linhas: [], total: NADA };

function celulas(total: Relatorio['total'] | undefined) {
  const reais = (valor: number | undefined) => (valor === undefined ? ESPERA : formatMoney(valor));
  return [
    { label: 'No início', valor: reais(total?.saldo_inicial) },
    {
      label: 'Recebido e troco',
      valor: total ? formatMoney(somarReais([total.recebido, total.troco], (parte) => parte)) : ESPERA,
    },
    { label: 'Entregue às lojas', valor: reais(total?.prestado) },
    { label: 'Diferenças', valor: reais(total?.diferencas) },
    { label: 'No fim', valor: reais(total?.saldo_final) },
  ];
}

const noTelefone = ({ entregador_id, entregador, comercio, saldo_final }: LinhaDaCustodia) => (
  <LinhaNoTelefone
    quem={<Entregador entregador_id={entregador_id} nome={entregador} size={40} nota={comercio} />}
    valor={formatMoney(saldo_final)}
    legend="no fim"
  />
);

/** The report of the shops' cash that couriers hold, for one week, per courier and shop (ADR 0062). */
export function RelatorioDaCustodia() {
  const { semanas, escolhida, escolher } = useSemanas();
  const semana_inicio = escolhida?.semana_inicio;
  const consulta = trpc.custodia.relatorio.useQuery(semana_inicio ? { semana_inicio } : {}, {
    enabled: semanas !== undefined,
  });
  const relatorio = useRelatorio('custodia', consulta, VAZIO);
  const { dados } = relatorio;
  const table = useDataTable({
    columns: colunasDaCustodia,
    data: dados?.linhas,
    rowId: ({ entregador_id, comercio_id }) => `${entregador_id}-${comercio_id}`,
    initialSort: { id: 'final', desc: true },
  });
  return (
    <Pagina
      title="Dinheiro em Mãos"
      nota={dados?.semana && `Dinheiro das lojas com entregadores · ${dados.semana}`}
      actions={
        <>
          {semanas && escolhida && (
            <WeekPicker
              semanas={semanas}
              semana_inicio={escolhida.semana_inicio}
              onChange={escolher}
              className="max-md:order-last"
            />
          )}
          <Exportar nome={`dinheiro-em-maos-${dados?.semana_inicio || 'atual'}`} table={table.shown} />
        </>
      }
    >
      <SummaryStrip cells={celulas(dados?.total)} />
      <DataTable
        table={table}
        title="Dinheiro em Mãos"
        search="Buscar entregador ou comércio"
        chooseColumns
        phoneRow={noTelefone}
        empty={vazioDoRelatorio(relatorio, {
          title: 'Nenhum dinheiro em mãos nesta semana',
          texto: 'O que clientes pagam em dinheiro aparece aqui.',
        })}
      />
    </Pagina>
  );
}
