import type { EntregaView } from '@corre/contract/entregas/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import { LoadingCard } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { ErrorState } from '@corre/ui/kit/states/error-state.tsx';
import { useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { Handovers } from '@corre/ui/shell/handovers.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { Custodia } from '../custodia/custodia.tsx';
import { useCustodia } from '../custodia/use-custodia.ts';
import { oQueVoltaAoTodo } from './o-que-volta.ts';
import { formatAge, PendenteCard } from './pendente-card.tsx';
import { usePendentesPart } from './remembered-part.ts';
import { useLiberar, usePendentes } from './use-pendentes.ts';

const CLOCK_MS = 15_000;

function Resumo({ entregas, now }: { entregas: readonly EntregaView[]; now: number }) {
  const [maisAntiga] = entregas;
  return (
    <dl className="flex items-start gap-x-16 gap-y-2 rounded-(--ui-card) bg-sunken px-4 py-3.5 max-md:flex-col">
      <div>
        <dt className="text-[14px] leading-5 text-ink-2">{countOf(entregas.length, 'pendente', 'pendentes')}</dt>
        <dd className="text-[20px] leading-7 font-bold tabular-nums text-ink">{oQueVoltaAoTodo(entregas)}</dd>
      </div>
      {maisAntiga && (
        <div>
          <dt className="text-[14px] leading-5 text-ink-2">a mais antiga</dt>
          <dd className="text-[17px] leading-7 font-bold tabular-nums text-ink">{formatAge(maisAntiga.data, now)}</dd>
        </div>
      )}
    </dl>
  );
}

function List({ entregas, now }: { entregas: readonly EntregaView[]; now: number }) {
  const { liberar, undo, liberada, liberando } = useLiberar();
  const list = useRef<HTMLUListElement>(null);
  useNextCardFocus(list, entregas.length);
  if (entregas.length === 0) {
    return (
      <Card>
        <EmptyState title="Nenhuma entrega pendente" text="Maquininhas e dinheiro estão todos de volta." />
      </Card>
    );
  }
  return (
    <>
      <Resumo entregas={entregas} now={now} />
      <ul ref={list} className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
        {entregas.map((entrega) => (
          <li key={entrega.id}>
            <PendenteCard
              entrega={entrega}
              now={now}
              liberando={liberando === entrega.id}
              liberada={liberada === entrega.id}
              onLiberar={liberar}
              onUndo={undo}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * Moves the focus when a released card disappears. It goes to the next card's button, or to the heading without any.
 */
function useNextCardFocus(list: RefObject<HTMLElement | null>, total: number): void {
  const before = useRef(total);
  useEffect(() => {
    const menos = total < before.current;
    before.current = total;
    if (!menos || document.activeElement !== document.body) return;
    const next = list.current?.querySelector('button') ?? document.querySelector<HTMLElement>('#pendentes');
    next?.focus();
  }, [list, total]);
}

/** The deliveries that wait for their release, or the error state. */
function Entregas({ now }: { now: number }) {
  const { data, isError, refetch, isRefetching } = usePendentes();
  useFailureNotice(isError, FALHAS['entregas.pendentes']);
  if (data) return <List entregas={data} now={now} />;
  if (!isError) return <LoadingCard />;
  return (
    <Card>
      <ErrorState title={FALHAS['entregas.pendentes']} onRetry={() => void refetch()} retrying={isRefetching} />
    </Card>
  );
}

/**
 * The tab 'Pendentes': the deliveries that wait for their release, oldest first [pendente]. Its second part shows the
 * shop's cash and card machines that couriers hold (ADR 0022). Handovers that wait for confirmation stand above both.
 */
export function Pendentes() {
  const now = useServerNow(CLOCK_MS);
  const [part, choose] = usePendentesPart();
  const prestacoes = useCustodia().data?.prestacoes ?? [];
  return (
    <div className="mx-auto grid max-w-[1312px] grid-cols-1 gap-4">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 id="pendentes" tabIndex={-1} className="outline-none!">
            Pendentes
          </h1>
          <p className="mt-0.5 text-[14px] leading-5 text-ink-2">
            Libere quando o entregador devolver a maquininha ou o dinheiro.
          </p>
        </div>
        <Segmented
          label="Mostrar"
          options={[
            { value: 'entregas', label: 'Entregas' },
            { value: 'custodia', label: 'Dinheiro e maquininhas' },
          ]}
          value={part}
          onValueChange={choose}
          className="w-full max-sm:grid-cols-[2fr_3fr]! sm:w-[480px]"
        />
      </header>
      {prestacoes.length > 0 && <Handovers prestacoes={prestacoes} />}
      {part === 'entregas' ? <Entregas now={now} /> : <Custodia now={now} />}
    </div>
  );
}
