import type { ResumoSemanal } from '@corre/contract/entregas/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { formatDayMonthTime } from '@corre/ui/domain/format/dates.ts';
import { WeekPicker } from '@corre/ui/domain/week-picker/week-picker.tsx';
import { Bars } from '@corre/ui/kit/bars/bars.tsx';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { DataTable } from '@corre/ui/kit/data-table/data-table.tsx';
import { useDataTable } from '@corre/ui/kit/data-table/use-data-table.ts';
import { formatInteger, formatMoney } from '@corre/ui/kit/format/money.ts';
import { usePhone } from '@corre/ui/kit/media-query/use-media-query.ts';
import { usePrinting } from '@corre/ui/kit/media-query/use-printing.ts';
import { Skeleton } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { Link } from 'wouter';
import { ImprimirODia } from '../dia/imprimir-o-dia.tsx';
import { EntregaNoTelefone, weekColumns } from '../entrega-columns.tsx';
import { FaturaDaSemana } from '../fatura/fatura-da-semana.tsx';
import { useHistorico, weekBars } from './use-historico.ts';

type Props = {
  /** undefined while it loads, null for a week without deliveries */
  resumo: ResumoSemanal | null | undefined;
  semana_inicio: string;
  now: number;
};

/** The totals of the week on the left, the bars of its seven days on the right. */
function ResumoDaSemana({ resumo, semana_inicio, now }: Props) {
  const phone = usePhone();
  const printing = usePrinting();
  const numeros = [
    ['Entregas', resumo?.total_entregas ?? 0],
    ['Itens', resumo?.total_quantidade ?? 0],
    ['Entregadores', resumo?.entregadores_utilizados.length ?? 0],
  ] as const;
  return (
    <Card className="grid grid-cols-1 md:grid-cols-[320px_minmax(0,1fr)]">
      <div className="border-line p-5 max-md:border-b md:border-r">
        <h2 className="text-[14px] leading-5 font-semibold text-ink-2">Valor da semana</h2>
        <p className="ui-figures text-[32px] leading-10 font-bold whitespace-nowrap text-ink">
          {resumo === undefined ? <Skeleton className="my-2 h-6 w-32" /> : formatMoney(resumo?.total_valor ?? 0)}
        </p>
        <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
          {numeros.map(([nome, numero]) => (
            <div key={nome}>
              <dt className="text-[13px] leading-[18px] text-ink-2">{nome}</dt>
              <dd className="text-[18px] leading-6 font-bold text-ink">
                {resumo === undefined ? <Skeleton className="my-1 h-4 w-8" /> : formatInteger(numero)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Bars
        className="min-w-0 p-4 md:p-5"
        title="Entregas por dia"
        height={80}
        bars={weekBars(resumo?.entregas ?? [], semana_inicio, now, phone || printing)}
      />
    </Card>
  );
}

/** The name of the page with the shop's own figures in the address, below the history. */
export const ESPERA = 'espera';

const CLOCK_MS = 60_000;
const columns = weekColumns(formatDayMonthTime);

/** The history, week by week: the totals, the seven days, the invoice, the deliveries. */
export function Historico() {
  const { semanas, semana_inicio, choose, resumo, error, retry } = useHistorico();
  const now = useServerNow(CLOCK_MS);
  useFailureNotice(error, FALHAS['entregas.historicoDoComercio']);
  const dados = resumo === null ? [] : resumo?.entregas;
  const table = useDataTable({
    columns,
    data: dados,
    rowId: ({ id }) => id,
    initialSort: { id: 'quando', desc: true },
    error: error ? { title: FALHAS['entregas.historicoDoComercio'], onRetry: retry } : undefined,
  });
  return (
    <div className="mx-auto grid max-w-[1312px] grid-cols-1 gap-5">
      <header className="flex min-h-10 flex-wrap items-center justify-between gap-3">
        <h1>Histórico</h1>
        <Link
          href={`/historico/${ESPERA}`}
          className={buttonClass({ variant: 'secondary', className: 'ml-auto print:hidden' })}
        >
          Minha espera
        </Link>
        <span className="print:hidden">
          <ImprimirODia />
        </span>
        {semana_inicio && <WeekPicker semanas={semanas} semana_inicio={semana_inicio} onChange={choose} />}
      </header>
      {semana_inicio && !error && <ResumoDaSemana resumo={resumo} semana_inicio={semana_inicio} now={now} />}
      {semana_inicio && <FaturaDaSemana semana_inicio={semana_inicio} now={now} />}
      <section aria-labelledby="entregas-da-semana" className="grid grid-cols-1 gap-3">
        <h2 id="entregas-da-semana">Entregas da semana</h2>
        <DataTable
          table={table}
          title="Entregas da semana"
          search="Buscar endereço ou entregador"
          phoneRow={(entrega) => (
            <EntregaNoTelefone entrega={entrega} quando={formatDayMonthTime(entrega.data)} com="endereco" />
          )}
          empty={{ title: 'Nenhuma entrega nesta semana', text: 'Escolha outra semana acima.' }}
        />
      </section>
    </div>
  );
}
