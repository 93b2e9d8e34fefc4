import { FALHAS } from '@corre/contract/falhas.ts';
import { isoDay } from '@corre/ui/domain/format/dates.ts';
import { WeekCard } from '@corre/ui/domain/week-card/week-card.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { LoadingCard } from '@corre/ui/kit/skeleton/loading-card.tsx';
import { ErrorState } from '@corre/ui/kit/states/error-state.tsx';
import { InstallOffer } from '@corre/ui/shell/install-offer.tsx';
import { LazyDialog, LazyTab, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { useConta } from '../fechamento/use-contas.ts';
import { VerFila } from '../fila-e-ultimas/ver-fila.tsx';
import { useMinhasEntregas } from '../rotas/use-minhas-entregas.ts';
import { ALiberar } from './a-liberar.tsx';
import { Cartoes } from './cartoes.tsx';
import { FinalizadasHoje } from './finalizadas-hoje.tsx';
import { Hoje } from './hoje.tsx';
import { PrimeiraVez } from './primeira-vez.tsx';
import { useSemanaAtual } from './use-semanas.ts';

// Below the first screen of a phone, and some kilobytes: a chunk of its own.
const SemanaEscolhida = lazyPart(async () => (await import('./semana-escolhida.tsx')).SemanaEscolhida);
const SemanaPassada = lazyPart(async () => (await import('../previsao/semana-passada.tsx')).SemanaPassada);
const DinheiroCard = lazyPart(async () => (await import('../custodia/dinheiro-card.tsx')).DinheiroCard);

/**
 * The dashboard tab (specification §2): today, what the week brings, what was done today, any week's routes; `finalizadas` is
 * false where today's deliveries stand in the right column.
 */
export function Inicio({ finalizadas }: { finalizadas: boolean }) {
  const { data: semana, isError, refetch, isRefetching } = useSemanaAtual();
  const { atual, ocupado } = useMinhasEntregas();
  const conta = useConta(semana?.semana_inicio);
  if (!semana) {
    return isError ? (
      <Card>
        <ErrorState title={FALHAS['entregas.semanaAtual']} onRetry={() => void refetch()} retrying={isRefetching} />
      </Card>
    ) : (
      <LoadingCard />
    );
  }
  // absent in an answer of the former release
  if (semana.ja_entregou === false) return <PrimeiraVez ocupado={ocupado} />;
  return (
    <div className="@container grid grid-cols-1 gap-3">
      <h1 className="sr-only">Início</h1>
      <Hoje semana={semana} />
      <WeekCard
        {...semana}
        total_ajustes={conta?.ajustes}
        valores={semana.por_dia.map((dia) => dia.total_liquido)}
        hoje={isoDay(serverNow())}
      />
      {finalizadas && <FinalizadasHoje semana={semana} />}
      {ocupado && <VerFila />}
      <ALiberar semana={semana} />
      <LazyDialog>
        <SemanaPassada />
      </LazyDialog>
      {/* what is of others comes before the rest: at a shift's end it is handed over here */}
      <LazyTab>
        <DinheiroCard />
      </LazyTab>
      <Cartoes semana={semana} />
      <LazyTab>
        <SemanaEscolhida />
      </LazyTab>
      {/* once there were deliveries, and while none is open */}
      <InstallOffer
        momento={semana.entregas.length > 0 && !atual}
        motivo="Abre direto da tela inicial e avisa das ofertas com o celular no bolso."
      />
    </div>
  );
}
