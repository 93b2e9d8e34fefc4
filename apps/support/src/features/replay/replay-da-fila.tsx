import { trpc } from '@corre/client/trpc.ts';
import type { Replay } from '@corre/contract/replay/contrato.ts';
import { filaEm } from '@corre/contract/replay/fila-em.ts';
import { formatTime, formatTimeWithSeconds } from '@corre/ui/domain/format/dates.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { LoadingCard } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { ErrorState } from '@corre/ui/kit/states/error-state.tsx';
import { RefreshCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type Acontecimento, acontecimentosDe } from './acontecimentos.ts';
import { Controles, useMomento } from './controles.tsx';
import { FilaNoMomento } from './fila-no-momento.tsx';

/** Maximum number of lines. Move the slider back to see older events. */
const ROWS = 40;

type Props = {
  acontecimentos: readonly Acontecimento[];
  ms: number;
  quem: string | null;
  onGo: (ms: number) => void;
};

/** The events up to the chosen second, newest first. `who` is the chosen courier, or null for all. */
function ListaDeAcontecimentos({ acontecimentos, ms, quem, onGo }: Props) {
  const until = acontecimentos.filter((um) => um.ms <= ms);
  const latest = until.slice(-ROWS).reverse();
  return (
    <Card aria-labelledby="acontecimentos">
      <CardHeader title={quem === null ? 'O que aconteceu' : `O que aconteceu com ${quem}`} id="acontecimentos" />
      {latest.length === 0 ? (
        <EmptyState title="Nada até este momento" text="Avance para ver o que veio depois." />
      ) : (
        <ol className="max-h-[560px] divide-y divide-line overflow-y-auto border-t border-line">
          {latest.map((um) => (
            <li key={um.id}>
              <button
                type="button"
                onClick={() => onGo(um.ms)}
                className="flex min-h-11 w-full items-start gap-3 px-4 py-2 text-left hover:bg-sunken"
              >
                <span className="shrink-0 text-[13.5px] leading-5 tabular-nums text-ink-2">
                  {formatTimeWithSeconds(um.ms)}
                </span>
                <span className="min-w-0 text-[15px] leading-5 wrap-anywhere text-ink">
                  <strong>{um.quem}</strong> {um.text}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
      {until.length > ROWS && (
        <p className="border-t border-line px-4 py-2 text-[13px] text-ink-2">
          As {ROWS} últimas de {until.length} até aqui. Volte no tempo para ver as anteriores.
        </p>
      )}
    </Card>
  );
}

function Hora({ replay }: { replay: Replay }) {
  const [de, until] = [Date.parse(replay.de), Date.parse(replay.ate)];
  const momento = useMomento(de, until);
  const [chosen, setChosen] = useState<number | null>(null);
  const all = useMemo(() => acontecimentosDe(replay), [replay]);
  const acontecimentos = chosen === null ? all : all.filter(({ entregador_id }) => entregador_id === chosen);
  const who = replay.entregadores.find(({ id }) => id === chosen)?.nome ?? null;
  return (
    <>
      <Controles de={de} until={until} momento={momento} acontecimentos={acontecimentos} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <FilaNoMomento fila={filaEm(replay, momento.ms)} ms={momento.ms} chosen={chosen} onChoose={setChosen} />
        <ListaDeAcontecimentos acontecimentos={acontecimentos} ms={momento.ms} quem={who} onGo={momento.ir} />
      </div>
    </>
  );
}

/** Replay of the queue of the last hour: places, offers and answers, second by second (ADR 0018). */
export function ReplayDaFila() {
  // A refetch would replace the hour during the replay, so only the button fetches again.
  const { data, isError, isFetching, refetch } = trpc.replay.fila.useQuery(undefined, {
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1>Fila da última hora</h1>
          <p className="min-h-5 text-[14px] leading-5 text-ink-2">
            {data && `De ${formatTime(data.de)} a ${formatTime(data.ate)}, como foi registrado`}
          </p>
        </div>
        <Button variant="secondary" icon={RefreshCw} loading={isFetching} onClick={() => void refetch()}>
          Atualizar
        </Button>
      </header>
      {data ? (
        data.entregadores.length === 0 ? (
          <Card>
            <EmptyState
              title="Ninguém ficou online na última hora"
              text="Quando a fila andar, ela pode ser revista aqui."
            />
          </Card>
        ) : (
          <Hora key={data.ate} replay={data} />
        )
      ) : isError ? (
        <Card>
          <ErrorState
            title="Erro ao carregar a fila da última hora"
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </Card>
      ) : (
        <LoadingCard />
      )}
    </>
  );
}
