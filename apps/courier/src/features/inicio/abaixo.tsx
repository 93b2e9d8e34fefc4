import type { Outputs } from '@corre/client/trpc.ts';
import { percentualLegivel, rotuloDaTaxa } from '@corre/contract/configuracoes/taxa.ts';
import { formatDayMonth } from '@corre/ui/domain/format/dates.ts';
import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { countOf, formatInteger, formatMoney } from '@corre/ui/kit/format/money.ts';
import { KpiCard } from '@corre/ui/kit/kpi-card/kpi-card.tsx';
import { DemoTown } from '@corre/ui/shell/demo-town/demo-town.tsx';
import { InstallOffer } from '@corre/ui/shell/install-offer.tsx';
import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { ChevronRight, Hourglass, Package, Percent, Route, TrendingUp, Users, Wallet } from 'lucide-react';
import { useState } from 'react';
import { DinheiroCard } from '../custodia/dinheiro-card.tsx';
import { fraseDaSemanaPassada, usePrevisao } from '../fila/use-previsao.ts';
import { dizerALiberar } from '../passos/ganho-do-dia.ts';
import { useMinhasEntregas } from '../rotas/use-minhas-entregas.ts';
import { FinalizadasHoje } from './finalizadas-hoje.tsx';
import { SemanaEscolhida } from './semana-escolhida.tsx';

type Semana = Outputs['entregas']['semanaAtual'];

/** The week's cards below the amount to receive [semana-do-entregador]. */
function Cartoes({ semana }: { semana: Semana }) {
  return (
    <div className="grid grid-cols-2 gap-3 @[580px]:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,6fr)_minmax(0,6fr)]">
      <KpiCard label="Rotas" icon={Route} valor={formatInteger(semana.total_rotas)} />
      <KpiCard label="Entregas" icon={Package} valor={formatInteger(semana.total_entregas)} />
      <KpiCard label="Valor total (bruto)" icon={Wallet} valor={formatMoney(semana.total_valor)} />
      <KpiCard label={rotuloDaTaxa(semana.taxa_percentual)} icon={Percent} valor={formatMoney(-semana.total_taxa)} />
    </div>
  );
}

/** Says when the fee changes, and to what. Renders nothing without a planned change [taxa]. */
function NovaTaxa({ semana: { proxima_taxa, taxa_percentual } }: { semana: Semana }) {
  // The previous release does not send this field.
  if (!proxima_taxa) return null;
  const [agora, depois] = [taxa_percentual, proxima_taxa.percentual].map(percentualLegivel);
  return (
    <p className="px-1 text-[16px] leading-6 text-ink-2">
      A partir de segunda, {formatDayMonth(proxima_taxa.vale_de)}, a taxa passa de {agora} para {depois}.
    </p>
  );
}

/** Deliveries paid at the door that wait for a release by the shops. They are in no week yet [pagamento-na-porta]. */
function ALiberar({ semana }: { semana: Semana }) {
  const { entregas_a_liberar } = semana;
  const valor = dizerALiberar(semana);
  if (valor === null) return null;
  return (
    <Banner tone="aviso" icon={Hourglass}>
      {countOf(entregas_a_liberar, 'entrega', 'entregas')}: {valor} pela loja.{' '}
      {entregas_a_liberar === 1 ? 'Entra' : 'Entram'} na semana em que a loja liberar.
    </Banner>
  );
}

/** Says that the courier is about to pass last week's count. Renders nothing while that is far away. */
function SemanaPassada() {
  const faltam = usePrevisao()?.faltam ?? null;
  return faltam !== null && <Banner icon={TrendingUp}>{fraseDaSemanaPassada(faltam)}</Banner>;
}

const FilaDialog = lazyPart(async () => (await import('../fila-e-ultimas/fila-dialog.tsx')).FilaDialog);

/** The row that opens the queue's dialog while a delivery is in hand. */
function VerFila() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex min-h-12 w-full items-center gap-3 rounded-(--ui-card) border border-line bg-surface px-4 text-left text-[17px] font-[650]"
      >
        <Users aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
        <span className="flex-1">Fila e outras entregas</span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      </button>
      <LazyDialog>{open && <FilaDialog onClose={() => setOpen(false)} />}</LazyDialog>
    </>
  );
}

type Props = { semana: Semana; finalizadas: boolean };

/** The part below the first screen of a phone: today's deliveries, the shops' money, and any week's deliveries. */
export function Abaixo({ semana, finalizadas }: Props) {
  const { atual, ocupado } = useMinhasEntregas();
  return (
    <>
      {finalizadas && <FinalizadasHoje semana={semana} />}
      {ocupado && <VerFila />}
      <ALiberar semana={semana} />
      <SemanaPassada />
      {/* The shops' money comes before the statistics, because the courier hands it over at the end of a shift. */}
      <DinheiroCard />
      <Cartoes semana={semana} />
      <NovaTaxa semana={semana} />
      <SemanaEscolhida />
      {/* Offered after the first deliveries of the week, and only without a delivery in hand. */}
      <InstallOffer
        momento={semana.entregas.length > 0 && !atual}
        motivo="Abre direto da tela inicial e avisa das ofertas com o celular no bolso."
      />
      <DemoTown desejo="oferta" folded />
    </>
  );
}
