import { FALHAS } from '@corre/contract/falhas.ts';
import { Card, CardBody } from '@corre/ui/kit/card/card.tsx';
import { LoadingCard } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { LazyDialog, lazyPart, useEverOpen, usePreload } from '@corre/ui/shell/lazy-part.tsx';
import type { Chats } from '../chat/use-chats.ts';
import { FilaCard } from '../fila/fila-card.tsx';
import { Seguintes, UltimasFinalizadas } from '../fila-e-ultimas/outras-entregas.tsx';
import { OfertaCard } from '../oferta/oferta-card.tsx';
import type { OfertaAtual } from '../oferta/use-oferta.ts';
import { usePassos } from '../passos/passos-guardados.ts';
import { useMinhasEntregas } from '../rotas/use-minhas-entregas.ts';
import { RotaAtual } from './rota-atual.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

const Recusas = lazyPart(async () => (await import('./recusas.tsx')).Recusas);
const StoredEnds = lazyPart(async () => (await import('./fins-guardados.tsx')).StoredEnds);

/** 'Minhas Entregas': the delivery in hand and the next ones. */
function MinhasEntregas({ chats, wide }: { chats: Chats; wide: boolean }) {
  const { atual, seguintes, stored, data, isError, refetch, isRefetching } = useMinhasEntregas();
  useFailureNotice(isError, FALHAS['solicitacoes.doEntregador']);
  const recusado = usePassos().passos.some(({ recusa }) => recusa !== undefined);
  // It stays: a code that is typed again takes the refusal away, and its dialog waits for the answer.
  const recusou = useEverOpen(recusado);
  const title = useKeptFocus<HTMLHeadingElement>(data ? `rota ${atual?.rota_id}` : null);
  return (
    <section aria-labelledby="minhas-entregas" className="grid grid-cols-1 gap-3">
      <h2
        id="minhas-entregas"
        ref={title}
        tabIndex={-1}
        // On a phone the delivery in hand needs the whole height.
        className={`outline-none ${atual ? 'max-lg:sr-only' : ''}`}
      >
        Minhas Entregas
      </h2>
      <LazyDialog>{recusou && <Recusas />}</LazyDialog>
      {atual ? (
        <RotaAtual key={atual.rota_id} rota={atual} chats={chats} />
      ) : stored.length > 0 ? null : data ? (
        <Card>
          <CardBody className="text-ink-2">Nenhuma entrega em andamento</CardBody>
        </Card>
      ) : isError ? (
        <Card>
          <InlineError
            title={FALHAS['solicitacoes.doEntregador']}
            onRetry={() => void refetch()}
            retrying={isRefetching}
            className="p-4"
          />
        </Card>
      ) : (
        <LoadingCard />
      )}
      <LazyDialog>{stored.length > 0 && <StoredEnds rotas={stored} />}</LazyDialog>
      {seguintes.length > 0 && (wide || !atual) && <Seguintes seguintes={seguintes} />}
    </section>
  );
}

const FilaEOutras = lazyPart(async () => (await import('../fila-e-ultimas/fila-e-outras.tsx')).FilaEOutras);
/** Preloaded, because there may be no signal on the road. */
const A_MAO = [FilaEOutras];
const RecusasRecentes = lazyPart(async () => (await import('../oferta/recusas-recentes.tsx')).RecusasRecentes);

type Props = {
  oferta: OfertaAtual;
  chats: Chats;
  /** duration of an offer in seconds */
  total: number;
  /** a desktop: queue and finished deliveries have a column of their own */
  wide: boolean;
};

/**
 * The tab Solicitações. A delivery in hand, or a refused step, comes first. On a phone it fills the first view, and
 * the next deliveries, the queue and the finished ones stand below it.
 */
export function Solicitacoes({ oferta, chats, total, wide }: Props) {
  const { ocupado, atual } = useMinhasEntregas();
  const recusado = usePassos().passos.some(({ recusa }) => recusa !== undefined);
  // The keys let the cards change places. A card that is mounted anew would lose the focus.
  const minhas = <MinhasEntregas key="minhas" chats={chats} wide={wide} />;
  const fila = <FilaCard key="fila" ocupado={ocupado} chamado={oferta.oferta !== null} />;
  const cartao = <OfertaCard key="oferta" atual={oferta} total={total} ocupado={ocupado} />;
  const soTrabalho = atual !== undefined && !wide;
  // With a delivery in hand a phone shows this card only for a waiting offer.
  const comEntrega = wide || oferta.oferta ? [cartao] : [];
  const semEntrega = wide ? [cartao] : [fila, cartao];
  usePreload(A_MAO);
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_376px] lg:gap-5">
      <h1 className="sr-only">Solicitações</h1>
      <div className="grid grid-cols-1 gap-4">
        {ocupado ? [minhas, ...comEntrega] : recusado ? [minhas, ...semEntrega] : [...semEntrega, minhas]}
        <LazyDialog>{soTrabalho ? <FilaEOutras chamado={oferta.oferta !== null} /> : <RecusasRecentes />}</LazyDialog>
        {!wide && !ocupado && <UltimasFinalizadas />}
      </div>
      {wide && (
        <div className="grid grid-cols-1 gap-4">
          {fila}
          <UltimasFinalizadas />
        </div>
      )}
    </div>
  );
}
