import type { Outputs } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { formatDate, formatTime, weekdayLong } from '@corre/ui/domain/format/dates.ts';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { DataTable } from '@corre/ui/kit/data-table/data-table.tsx';
import { useDataTable } from '@corre/ui/kit/data-table/use-data-table.ts';
import { countOf, formatInteger, formatMoney, formatOneDecimal } from '@corre/ui/kit/format/money.ts';
import { KpiCard } from '@corre/ui/kit/kpi-card/kpi-card.tsx';
import { Skeleton } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { InstallOffer } from '@corre/ui/shell/install-offer.tsx';
import { lazyPart, useBehind } from '@corre/ui/shell/lazy-part.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { ArrowRight, ChefHat, Layers, Package, Users, Wallet } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { Link } from 'wouter';
import { ImprimirODia } from '../dia/imprimir-o-dia.tsx';
import { dashboardColumns, EntregaNoTelefone } from '../entrega-columns.tsx';
import { FaturasAPagar } from '../fatura/faturas-a-pagar.tsx';
import { ProblemasDaLoja } from '../problemas/problemas-da-loja.tsx';
import { formatDayAndTime } from '../when.ts';
import { useDashboard, useEsperaNoBalcao } from './use-dashboard.ts';

/** Returns 'Bom dia' from 5:00, 'Boa tarde' from 12:00 and 'Boa noite' from 18:00, by the clock of São Paulo. */
export function greeting(now: number): string {
  const hora = Number(formatTime(now).slice(0, 2));
  if (hora >= 5 && hora < 12) return 'Bom dia';
  return hora >= 12 && hora < 18 ? 'Boa tarde' : 'Boa noite';
}

type CartoesProps = {
  /** undefined while it loads */
  resumo: Outputs['entregas']['resumoDoComercio'] | undefined;
  /** undefined while it loads */
  pendentes: { total: number; valor: number } | undefined;
};

function porEntrega({ total_entregas, total_quantidade }: { total_entregas: number; total_quantidade: number }) {
  return total_entregas === 0 ? 'nesta semana' : `${formatOneDecimal(total_quantidade / total_entregas)} por entrega`;
}

const notaDasPendentes = ({ total, valor }: { total: number; valor: number }) =>
  total === 0 ? 'nada pendente' : `${countOf(total, 'entrega pendente', 'entregas pendentes')}: ${formatMoney(valor)}`;

/** The four cards of the current week. */
function Cartoes({ resumo, pendentes }: CartoesProps) {
  const numero = (valor: number | undefined) =>
    valor === undefined ? <Skeleton className="my-2 h-5 w-16" /> : formatInteger(valor);
  return (
    <div className="grid grid-cols-2 gap-3 max-sm:[&_dt_svg]:hidden max-sm:[&>*]:px-3.5 max-sm:[&>*]:py-2.5 md:gap-4 lg:grid-cols-4">
      <KpiCard label="Total de entregas" icon={Package} valor={numero(resumo?.total_entregas)} nota="nesta semana" />
      <KpiCard
        label="Total de itens"
        icon={Layers}
        valor={numero(resumo?.total_quantidade)}
        nota={resumo ? porEntrega(resumo) : 'nesta semana'}
      />
      <KpiCard
        label="Valor a pagar"
        icon={Wallet}
        valor={resumo ? formatMoney(resumo.total_valor) : numero(undefined)}
        nota={pendentes ? notaDasPendentes(pendentes) : <Skeleton className="h-[18px] w-28" />}
      />
      <KpiCard label="Entregadores" icon={Users} valor={numero(resumo?.total_entregadores)} nota="nesta semana" />
    </div>
  );
}

const minutes = (seconds: number): string => `${Math.max(1, Math.round(seconds / 60))} min`;

/**
 * The couriers' median wait at the shop's counter this week. Renders nothing if there are too few pickups (ADR 0016).
 */
function EsperaNoBalcao() {
  const { data } = useEsperaNoBalcao();
  if (data?.mediana_segundos == null) return null;
  return (
    <p className="flex items-start gap-2 text-[14px] leading-5 tabular-nums text-ink-2">
      <ChefHat aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        No balcão os entregadores esperam em geral{' '}
        <strong className="text-ink">{minutes(data.mediana_segundos)}</strong> nesta semana (
        {countOf(data.amostra, 'retirada', 'retiradas')}). Diga quando o pedido fica pronto: eles chegam na hora.
      </span>
    </p>
  );
}

const CLOCK_MS = 60_000;

// The form is as large as the rest of the page. It loads after the week and its deliveries.
const LancarForm = lazyPart(async () => (await import('../lancar/lancar-form.tsx')).LancarForm);
/** A placeholder with the form's height. On a phone the form is folded. */
const FORM_SPACE = <div aria-hidden="true" className="h-[52px] sm:h-[406px]" />;

function Data({ now, semana }: { now: number; semana: string | undefined }) {
  const dia = weekdayLong(now);
  return (
    <p className="text-[14px] leading-5 text-ink-2">
      {dia.charAt(0).toUpperCase() + dia.slice(1)}, {formatDate(now)}
      {semana && <span className="max-sm:hidden"> · semana de {semana}</span>}
    </p>
  );
}

/** The dashboard: the cards of the week, 'Lançar Entrega' and the newest deliveries. */
export function Dashboard() {
  const { comercio_nome, resumo, entregas, pendentes, error, retry } = useDashboard();
  const comForma = useBehind(error || (resumo !== undefined && entregas !== undefined));
  const now = useServerNow(CLOCK_MS);
  const columns = useMemo(() => dashboardColumns((instant) => formatDayAndTime(instant, now)), [now]);
  const table = useDataTable({
    columns,
    data: entregas,
    rowId: ({ id }) => id,
    initialSort: { id: 'quando', desc: true },
    error: error && !entregas ? { title: FALHAS['entregas.doComercio'], onRetry: retry } : undefined,
  });
  return (
    <div className="mx-auto grid max-w-[1312px] grid-cols-1 gap-4">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <h1 className="wrap-anywhere">
          {greeting(now)}, {comercio_nome}
        </h1>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 max-sm:w-full">
          <Data now={now} semana={resumo?.semana} />
          <ImprimirODia />
        </div>
      </header>
      <div className="@container empty:hidden">
        <ProblemasDaLoja nivel="h2" />
      </div>
      <FaturasAPagar now={now} />
      <Cartoes resumo={resumo} pendentes={pendentes} />
      <EsperaNoBalcao />
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[400px_minmax(0,1fr)] xl:gap-5">
        {comForma ? (
          <Suspense fallback={FORM_SPACE}>
            <LancarForm />
          </Suspense>
        ) : (
          FORM_SPACE
        )}
        <section aria-labelledby="historico-de-entregas" className="grid min-w-0 grid-cols-1 gap-3">
          <div className="flex min-h-10 flex-wrap items-center justify-between gap-2">
            <h2 id="historico-de-entregas">Histórico de entregas</h2>
            <Link
              href="/historico"
              className={buttonClass({ variant: 'link', size: 'sm', className: 'max-md:min-h-11' })}
            >
              Ver histórico completo
              <ArrowRight aria-hidden="true" className="size-4" />
            </Link>
          </div>
          <DataTable
            table={table}
            title="Histórico de entregas"
            search="Buscar entregador"
            phoneRow={(entrega) => (
              <EntregaNoTelefone entrega={entrega} quando={formatDayAndTime(entrega.data, now)} com="situacao" />
            )}
            empty={{ title: 'Nenhuma entrega ainda', text: 'Lance a primeira ao lado ou solicite uma entrega.' }}
          />
        </section>
      </div>
      <InstallOffer
        momento={(entregas?.length ?? 0) > 0}
        motivo="Abre direto da tela inicial, sem procurar a página."
      />
    </div>
  );
}
