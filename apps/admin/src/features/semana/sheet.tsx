import { trpc } from '@corre/client/trpc.ts';
import type { RelatorioDaSemana } from '@corre/contract/numeros/semana-contrato.ts';
import { semanaLabel } from '@corre/contract/week.ts';
import { addDays, formatDateTime } from '@corre/ui/domain/format/dates.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { LoadingCard } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { ErrorState } from '@corre/ui/kit/states/error-state.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { useConfiguracao } from '@corre/ui/shell/use-configuracao.ts';
import { ArrowLeft, ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { semanaDoEndereco, ultimaSemana } from './endereco.ts';
import { estadoDaFolha, naoComecou } from './estado.ts';
import { Comparacao, Dinheiro, Esperas, Falta, Lojas, Ofertas, Pico, Porta } from './parts.tsx';

const link = (className = '') => buttonClass({ variant: 'secondary', size: 'sm', className });

function Atos({ semana_inicio, ultima }: { semana_inicio: string; ultima: string }) {
  const depois = addDays(semana_inicio, 7);
  return (
    <nav aria-label="Semana" className="flex flex-wrap gap-2 print:hidden">
      <Link href="/visao-geral" className={buttonClass({ variant: 'ghost', size: 'sm', className: 'mr-auto' })}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        Visão geral
      </Link>
      <Link href={`/semana/${addDays(semana_inicio, -7)}`} className={link()}>
        <ChevronLeft aria-hidden="true" className="size-4" />
        Semana anterior
      </Link>
      {depois <= ultima && (
        <Link href={`/semana/${depois}`} className={link()}>
          Próxima semana
          <ChevronRight aria-hidden="true" className="size-4" />
        </Link>
      )}
      <Button size="sm" icon={Printer} onClick={() => print()}>
        Imprimir
      </Button>
    </nav>
  );
}

/** Says why a week has no sheet. */
function SemFolha({ semana_inicio, title }: { semana_inicio: string; title: string }) {
  return (
    <Card>
      <h1 className="px-5 pt-5 text-[22px] leading-7">Semana de {semanaLabel(semana_inicio)}</h1>
      <EmptyState title={title} />
    </Card>
  );
}

/** One A4 sheet. Its lists have a limit, so that the sheet never becomes two. */
function Sheet({ relatorio, ultima }: { relatorio: RelatorioDaSemana; ultima: string }) {
  const empresa = useConfiguracao()?.empresa ?? 'Corre';
  const { semana_inicio, fechada_em } = relatorio;
  const estado = estadoDaFolha(relatorio, ultima);
  if (estado === 'vazia') return <SemFolha semana_inicio={semana_inicio} title="Não há folha guardada desta semana." />;
  return (
    <article className="grid gap-4 rounded-(--ui-card) border border-line bg-surface p-5 print:gap-3 print:border-0 print:p-0">
      <header>
        <h1 className="text-[22px] leading-7">Semana de {semanaLabel(semana_inicio)}</h1>
        <p className="text-[13px] leading-5 text-ink-2">
          {empresa} · {fechada_em && `como estava em ${formatDateTime(fechada_em)}, quando a semana foi fechada`}
          {estado === 'aberta' && 'números de agora: a semana ainda não foi fechada'}
          {estado === 'sem-folha' && 'números de agora: não há folha guardada desta semana'}
        </p>
      </header>
      <Comparacao relatorio={relatorio} />
      <Pico relatorio={relatorio} />
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-4 sm:grid-cols-2 print:grid-cols-2 print:gap-y-3">
        <Falta relatorio={relatorio} />
        <Esperas relatorio={relatorio} />
        <Lojas relatorio={relatorio} />
        <Porta relatorio={relatorio} />
        <Ofertas relatorio={relatorio} />
        <Dinheiro relatorio={relatorio} />
      </div>
    </article>
  );
}

/** The report of one week at its own address, `/semana/2026-11-16`, to be printed on one A4 sheet [numeros]. */
export function SemanaSheet() {
  const [caminho] = useLocation();
  const ultima = ultimaSemana(serverNow());
  const semana_inicio = semanaDoEndereco(caminho) ?? ultima;
  const futura = naoComecou(semana_inicio, ultima);
  const { data, isError, refetch, isRefetching } = trpc.numeros.semana.useQuery(
    { semana_inicio },
    { enabled: !futura },
  );
  return (
    <div className="mx-auto grid w-full max-w-[820px] grid-cols-1 gap-3">
      <Atos semana_inicio={semana_inicio} ultima={ultima} />
      {futura && <SemFolha semana_inicio={semana_inicio} title="Esta semana ainda não começou." />}
      {data && <Sheet relatorio={data} ultima={ultima} />}
      {!data && !isError && !futura && <LoadingCard />}
      {!data && isError && (
        <Card>
          <ErrorState
            title="Não foi possível carregar a folha da semana"
            onRetry={() => void refetch()}
            retrying={isRefetching}
          />
        </Card>
      )}
    </div>
  );
}
