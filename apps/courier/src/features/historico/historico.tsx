import type { Outputs } from '@corre/client/trpc.ts';
import { TAXA_PERCENTUAL } from '@corre/contract/constants.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { EntregaRow } from '@corre/ui/domain/entrega-row/entrega-row.tsx';
import { formatDayMonth, formatTime, isoDay, weekdayLong } from '@corre/ui/domain/format/dates.ts';
import { WeekPickerRow } from '@corre/ui/domain/week-picker/week-picker.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card, CardBody } from '@corre/ui/kit/card/card.tsx';
import { countOf, formatInteger, formatMoney } from '@corre/ui/kit/format/money.ts';
import { LoadingCard } from '@corre/ui/kit/skeleton/loading-card.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { ErrorState } from '@corre/ui/kit/states/error-state.tsx';
import { useSession } from '@corre/ui/shell/require-session.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { ChevronDown, Printer } from 'lucide-react';
import { useLargo } from '../abas/use-largo.ts';
import { TabelaDeEntregas } from '../inicio/tabela-de-entregas.tsx';
import { useSemanas } from '../inicio/use-semanas.ts';

type Semana = Outputs['entregas']['historicoDoEntregador'][number];
type Entrega = Semana['entregas'][number];

/** The sum as a receipt: gross − fee = net. */
function Recibo({ semana }: { semana: Semana }) {
  const linhas = [
    [countOf(semana.total_entregas, 'entrega', 'entregas'), countOf(semana.total_quantidade, 'item', 'itens')],
    ['Valor total', formatMoney(semana.total_valor)],
    [`Taxa administrativa ${TAXA_PERCENTUAL}%`, formatMoney(-semana.total_taxa)],
  ] as const;
  return (
    <CardBody>
      <dl>
        {linhas.map(([nome, valor]) => (
          <div key={nome} className="flex justify-between gap-4 py-1.5 text-[17px]">
            <dt className="text-ink-2">{nome}</dt>
            <dd className="font-[650] whitespace-nowrap tabular-nums">{valor}</dd>
          </div>
        ))}
        <div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4 border-t-[1.5px] border-ink pt-3">
          <dt className="text-[18px] font-[750]">A receber</dt>
          <dd className="text-[28px] leading-9 font-[800] whitespace-nowrap tabular-nums">
            {formatMoney(semana.total_a_receber)}
          </dd>
        </div>
      </dl>
    </CardBody>
  );
}

/** In cents, so that no sum of floats is shown. */
const somar = (entregas: readonly Entrega[]) =>
  entregas.reduce((soma, { valor }) => soma + Math.round(valor * 100), 0) / 100;

const tituloDoDia = (dia: string) => `${weekdayLong(dia)}, ${formatDayMonth(dia)}`;

function Dia({ dia, entregas, aberto }: { dia: string; entregas: readonly Entrega[]; aberto: boolean }) {
  return (
    <details open={aberto} className="group border-t border-line">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 text-[17px] font-[700]">
        <span className="flex-1 first-letter:uppercase">{tituloDoDia(dia)}</span>
        <span className="font-normal text-ink-2">
          {formatInteger(entregas.length)}
          <span className="sr-only">{entregas.length === 1 ? ' entrega' : ' entregas'}</span>
        </span>
        <span className="whitespace-nowrap tabular-nums">{formatMoney(somar(entregas))}</span>
        <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180 print:hidden" />
      </summary>
      <ul className="border-t border-line">
        {entregas.map((entrega) => (
          <EntregaRow
            key={entrega.id}
            title={entrega.comercio}
            valor={entrega.valor}
            detalhe={`${formatTime(entrega.data_entrega ?? entrega.data)} · ${countOf(entrega.quantidade, 'item', 'itens')}`}
            nota={`líquido ${formatMoney(entrega.valor_liquido)}`}
            below={entrega.endereco}
          />
        ))}
      </ul>
    </details>
  );
}

/** Every day opens for the printed statement. */
function imprimir(): void {
  for (const dia of document.querySelectorAll('details')) dia.open = true;
  print();
}

/** The days of the week, newest first: an accordion, on a desktop one table. */
function Dias({ dias }: { dias: readonly (readonly [string, readonly Entrega[]])[] }) {
  const largo = useLargo();
  if (!largo) return dias.map(([dia, entregas], i) => <Dia key={dia} dia={dia} entregas={entregas} aberto={i === 0} />);
  return (
    <TabelaDeEntregas
      label="Entregas da semana, dia por dia"
      detalhada
      grupos={dias.map(([dia, entregas]) => ({
        chave: dia,
        title: tituloDoDia(dia),
        total: somar(entregas),
        entregas,
      }))}
    />
  );
}

function Conteudo({ semana }: { semana: Semana }) {
  const dias = [...Map.groupBy(semana.entregas, (entrega) => isoDay(entrega.data_entrega ?? entrega.data))];
  return (
    <>
      <Recibo semana={semana} />
      {dias.length === 0 ? <EmptyState title="Nenhuma entrega nesta semana" /> : <Dias dias={dias} />}
      <div className="border-t border-line p-4 print:hidden">
        <Button variant="secondary" size="lg" full icon={Printer} onClick={imprimir}>
          Imprimir extrato
        </Button>
      </div>
    </>
  );
}

/** The weekly history (specification §2): a receipt per week, its days as an accordion. */
export function Historico() {
  const { user_name } = useSession();
  const { semanas, semana, escolher, isError, refetch, isRefetching } = useSemanas();
  return (
    <div className="grid grid-cols-1 gap-4">
      <h1>
        Histórico semanal<span className="hidden print:inline"> de {user_name}</span>
      </h1>
      {semana ? (
        <Card aria-label={`Semana de ${semana.semana}`}>
          <WeekPickerRow
            semanas={semanas}
            semana_inicio={semana.semana_inicio}
            onChange={escolher}
            agora={serverNow()}
            className="print:[&_button]:hidden"
          />
          <Conteudo key={semana.semana_inicio} semana={semana} />
        </Card>
      ) : isError ? (
        <Card>
          <ErrorState title={FALHAS['entregas.historicoDoEntregador']} onRetry={refetch} retrying={isRefetching} />
        </Card>
      ) : (
        <LoadingCard />
      )}
    </div>
  );
}
