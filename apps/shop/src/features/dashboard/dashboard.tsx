import { FALHAS } from '@corre/contract/falhas.ts';
import { formatDate, weekdayLong } from '@corre/ui/domain/format/dates.ts';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { DataTable } from '@corre/ui/kit/data-table/data-table.tsx';
import { useDataTable } from '@corre/ui/kit/data-table/use-data-table.ts';
import { InstallOffer } from '@corre/ui/shell/install-offer.tsx';
import { lazyPart, useBehind } from '@corre/ui/shell/lazy-part.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { ArrowRight } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { Link } from 'wouter';
import { ImprimirODia } from '../dia/imprimir-o-dia.tsx';
import { colunasDoDashboard } from '../entregas/colunas-de-entregas.tsx';
import { EntregaNoTelefone } from '../entregas/entrega-no-telefone.tsx';
import { quando } from '../entregas/quando.ts';
import { FaturasAPagar } from '../fatura/faturas-a-pagar.tsx';
import { EsperaNoBalcao } from '../preparo/espera-no-balcao.tsx';
import { ProblemasDaLoja } from '../problemas/problemas-da-loja.tsx';
import { Cartoes } from './cartoes.tsx';
import { saudacao } from './saudacao.ts';
import { useDashboard } from './use-dashboard.ts';

const RELOGIO_MS = 60_000;

// The form is as large as the rest of the page. It loads after the week and its deliveries.
const LancarForm = lazyPart(async () => (await import('../lancar/lancar-form.tsx')).LancarForm);
/** A placeholder with the form's height. On a phone the form is folded. */
const FORMA = <div aria-hidden="true" className="h-[52px] sm:h-[406px]" />;

function Data({ agora, semana }: { agora: number; semana: string | undefined }) {
  const dia = weekdayLong(agora);
  return (
    <p className="text-[14px] leading-5 text-ink-2">
      {dia.charAt(0).toUpperCase() + dia.slice(1)}, {formatDate(agora)}
      {semana && <span className="max-sm:hidden"> · semana de {semana}</span>}
    </p>
  );
}

/** The dashboard: the cards of the week, 'Lançar Entrega' and the newest deliveries. */
export function Dashboard() {
  const { comercio_nome, resumo, entregas, pendentes, erro, tentar } = useDashboard();
  const comForma = useBehind(erro || (resumo !== undefined && entregas !== undefined));
  const agora = useServerNow(RELOGIO_MS);
  const columns = useMemo(() => colunasDoDashboard((instante) => quando(instante, agora)), [agora]);
  const table = useDataTable({
    columns,
    data: entregas,
    rowId: ({ id }) => id,
    initialSort: { id: 'quando', desc: true },
    error: erro && !entregas ? { title: FALHAS['entregas.doComercio'], onRetry: tentar } : undefined,
  });
  return (
    <div className="mx-auto grid max-w-[1312px] grid-cols-1 gap-4">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <h1 className="wrap-anywhere">
          {saudacao(agora)}, {comercio_nome}
        </h1>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 max-sm:w-full">
          <Data agora={agora} semana={resumo?.semana} />
          <ImprimirODia />
        </div>
      </header>
      <div className="@container empty:hidden">
        <ProblemasDaLoja nivel="h2" />
      </div>
      <FaturasAPagar agora={agora} />
      <Cartoes resumo={resumo} pendentes={pendentes} />
      <EsperaNoBalcao />
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[400px_minmax(0,1fr)] xl:gap-5">
        {comForma ? (
          <Suspense fallback={FORMA}>
            <LancarForm />
          </Suspense>
        ) : (
          FORMA
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
              <EntregaNoTelefone entrega={entrega} quando={quando(entrega.data, agora)} com="situacao" />
            )}
            empty={{ title: 'Nenhuma entrega ainda', texto: 'Lance a primeira ao lado ou solicite uma entrega.' }}
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
