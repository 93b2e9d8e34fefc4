import { FALHAS } from '@corre/contract/falhas.ts';
import { Card, CardBody } from '@corre/ui/kit/card/card.tsx';
import { LoadingCard } from '@corre/ui/kit/skeleton/loading-card.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import type { Chats } from '../chat/use-chats.ts';
import { Seguintes } from '../fila-e-ultimas/seguintes.tsx';
import { usePassos } from '../passos/passos-guardados.ts';
import { useMinhasEntregas } from '../rotas/use-minhas-entregas.ts';
import { RotaAtual } from './rota-atual.tsx';
import { useFocoGuardado } from './use-foco.ts';

const Recusas = lazyPart(async () => (await import('./recusas.tsx')).Recusas);
const FinsGuardados = lazyPart(async () => (await import('./fins-guardados.tsx')).FinsGuardados);

/** 'Minhas Entregas': the delivery in hand and the next ones. */
export function MinhasEntregas({ chats, largo }: { chats: Chats; largo: boolean }) {
  const { atual, seguintes, guardadas, data, isError, refetch, isRefetching } = useMinhasEntregas();
  useFailureNotice(isError, FALHAS['solicitacoes.doEntregador']);
  const recusado = usePassos().passos.some(({ recusa }) => recusa !== undefined);
  const title = useFocoGuardado<HTMLHeadingElement>(data ? `rota ${atual?.rota_id}` : null);
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
      <LazyDialog>{recusado && <Recusas />}</LazyDialog>
      {atual ? (
        <RotaAtual key={atual.rota_id} rota={atual} chats={chats} largo={largo} />
      ) : guardadas.length > 0 ? null : data ? (
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
      <LazyDialog>{guardadas.length > 0 && <FinsGuardados rotas={guardadas} />}</LazyDialog>
      {seguintes.length > 0 && (largo || !atual) && <Seguintes seguintes={seguintes} />}
    </section>
  );
}
