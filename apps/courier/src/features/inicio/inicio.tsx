import { FALHAS } from '@corre/contract/falhas.ts';
import { isoDay } from '@corre/ui/domain/format/dates.ts';
import { WeekCard } from '@corre/ui/domain/week-card/week-card.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { LoadingCard } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { ErrorState } from '@corre/ui/kit/states/error-state.tsx';
import { useCalm } from '@corre/ui/shell/calm.ts';
import { LazyTab, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { fraseDoDia } from '../fechamento/frase-do-dia.ts';
import { useContas } from '../fechamento/use-contas.ts';
import { useMinhasEntregas } from '../rotas/use-minhas-entregas.ts';
import { Hoje, useMinutosOnline } from './hoje.tsx';
import { useSemanaAtual } from './use-semanas.ts';

// Needed only before the first delivery.
const PrimeiraVez = lazyPart(async () => (await import('./primeira-vez.tsx')).PrimeiraVez);
const Abaixo = lazyPart(async () => (await import('./abaixo.tsx')).Abaixo);

/**
 * The tab Início: today, the week's result, today's deliveries, any week's deliveries. `finalizadas` is false if
 * today's deliveries are in the right column.
 */
export function Inicio({ finalizadas }: { finalizadas: boolean }) {
  const { data: semana, isError, refetch, isRefetching } = useSemanaAtual();
  const { ocupado } = useMinhasEntregas();
  const { data: contas = [] } = useContas();
  const conta = contas.find(({ semana_inicio }) => semana_inicio === semana?.semana_inicio);
  const calmo = useCalm();
  // Starts this query together with the others, and not when its card appears.
  useMinutosOnline();
  if (!semana) {
    return isError ? (
      <Card>
        <ErrorState title={FALHAS['entregas.semanaAtual']} onRetry={() => void refetch()} retrying={isRefetching} />
      </Card>
    ) : (
      <LoadingCard />
    );
  }
  return (
    <div className="@container grid grid-cols-1 gap-3">
      <h1 className="sr-only">Início</h1>
      {/* The previous release does not send this field. */}
      {semana.ja_entregou === false ? (
        <LazyTab>
          <PrimeiraVez ocupado={ocupado} />
        </LazyTab>
      ) : (
        <Hoje semana={semana} />
      )}
      <WeekCard
        {...semana}
        total_ajustes={conta?.ajustes}
        valores={semana.por_dia.map((dia) => dia.total_liquido)}
        hoje={isoDay(serverNow())}
        pagamento={fraseDoDia(contas, serverNow())}
      />
      <LazyTab>{calmo ? <Abaixo semana={semana} finalizadas={finalizadas} /> : <LoadingCard />}</LazyTab>
    </div>
  );
}
