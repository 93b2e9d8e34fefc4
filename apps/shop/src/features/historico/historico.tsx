import { FALHAS } from '@corre/contract/falhas.ts';
import { formatDayMonthTime } from '@corre/ui/domain/format/dates.ts';
import { WeekPicker } from '@corre/ui/domain/week-picker/week-picker.tsx';
import { DataTable } from '@corre/ui/kit/data-table/data-table.tsx';
import { useDataTable } from '@corre/ui/kit/data-table/use-data-table.ts';
import { useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { ImprimirODia } from '../dia/imprimir-o-dia.tsx';
import { colunasDaSemana } from '../entregas/colunas-de-entregas.tsx';
import { EntregaNoTelefone } from '../entregas/entrega-no-telefone.tsx';
import { FaturaDaSemana } from '../fatura/fatura-da-semana.tsx';
import { ResumoDaSemana } from './resumo-da-semana.tsx';
import { useHistorico } from './use-historico.ts';

const RELOGIO_MS = 60_000;
const columns = colunasDaSemana(formatDayMonthTime);

/** The history, week by week: the totals, the seven days, the invoice, the deliveries. */
export function Historico() {
  const { semanas, semana_inicio, escolher, resumo, erro, tentar } = useHistorico();
  const agora = useServerNow(RELOGIO_MS);
  useFailureNotice(erro, FALHAS['entregas.historicoDoComercio']);
  const dados = resumo === null ? [] : resumo?.entregas;
  const table = useDataTable({
    columns,
    data: dados,
    rowId: ({ id }) => id,
    initialSort: { id: 'quando', desc: true },
    error: erro ? { title: FALHAS['entregas.historicoDoComercio'], onRetry: tentar } : undefined,
  });
  return (
    <div className="mx-auto grid max-w-[1312px] grid-cols-1 gap-5">
      <header className="flex min-h-10 flex-wrap items-center justify-between gap-3">
        <h1>Histórico</h1>
        <span className="ml-auto">
          <ImprimirODia />
        </span>
        {semana_inicio && <WeekPicker semanas={semanas} semana_inicio={semana_inicio} onChange={escolher} />}
      </header>
      {semana_inicio && !erro && <ResumoDaSemana resumo={resumo} semana_inicio={semana_inicio} agora={agora} />}
      {semana_inicio && <FaturaDaSemana semana_inicio={semana_inicio} agora={agora} />}
      <section aria-labelledby="entregas-da-semana" className="grid grid-cols-1 gap-3">
        <h2 id="entregas-da-semana">Entregas da semana</h2>
        <DataTable
          table={table}
          title="Entregas da semana"
          search="Buscar endereço ou entregador"
          phoneRow={(entrega) => (
            <EntregaNoTelefone
              entrega={entrega}
              quando={formatDayMonthTime(entrega.data_entrega ?? entrega.data)}
              com="endereco"
            />
          )}
          empty={{ title: 'Nenhuma entrega nesta semana', texto: 'Escolha outra semana acima.' }}
        />
      </section>
    </div>
  );
}
