import { trpc } from '@corre/client/trpc.ts';
import { INTERVALO_FILA_MS } from '@corre/contract/constants.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { PausasDoEntregador } from '@corre/contract/fila/contrato.ts';
import { formatTime } from '@corre/ui/domain/format/dates.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card, CardBody, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { formatInteger } from '@corre/ui/kit/format/money.ts';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { Skeleton } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { useLiveEvent } from '@corre/ui/shell/live-events.tsx';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { RefreshCw } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useFila } from './use-fila.ts';

export interface Lugar {
  /** null until the server answers; unknown is not 'fora da fila' */
  online: boolean | null;
  suspensa: boolean;
  /** place in the queue; null while unknown */
  posicao: number | null;
  ocupado: boolean;
  /** an offer waits for an answer */
  chamado: boolean;
  /** waiting requests that are paused for this courier; undefined while unknown */
  pausas?: PausasDoEntregador | undefined;
  /** requests that wait without an offer */
  disponiveis?: number | undefined;
}

/**
 * Returns the sentence for the first in the queue. The next request is theirs, unless the waiting ones are paused for
 * them.
 */
function primeiroDaFila({ pausas, disponiveis = 0 }: Pick<Lugar, 'pausas' | 'disponiveis'>): string {
  if (disponiveis === 0) return 'A próxima entrega é sua.';
  if (pausas === undefined) return 'Você está em primeiro na fila.';
  return pausas.pedidos > 0 ? 'O próximo pedido novo é seu.' : 'A próxima entrega é sua.';
}

/** Returns why a waiting request is not offered to this courier. Returns null if none is paused for them. */
export function fraseDasPausas(pausas: PausasDoEntregador | undefined, disponiveis: number | undefined): string | null {
  if (!pausas || pausas.pedidos === 0 || pausas.ate === null || !disponiveis) return null;
  const { pedidos, recusados, ate } = pausas;
  const when = formatTime(ate);
  if (pedidos === 1)
    return `O pedido que espera você ${recusados === 1 ? 'recusou' : 'deixou passar'}: só volta para você às ${when}.`;
  const como = recusados === pedidos ? 'recusou' : recusados === 0 ? 'deixou passar' : 'recusou ou deixou passar';
  return `Dos pedidos que esperam, ${pedidos} você ${como}: voltam para você a partir das ${when}.`;
}

/** Returns the sentence under 'Status da Fila': the courier's place and its reason. */
export function fraseDaFila({ online, suspensa, posicao, ocupado, chamado, ...espera }: Lugar): string {
  if (ocupado) return 'Sua vez está em pausa. Ao finalizar, você entra no fim da fila.';
  if (online === null) return 'Verificando o seu lugar…';
  if (suspensa) return 'Você está fora da fila enquanto a suspensão durar.';
  if (!online) return 'Você está fora da fila. Fique online para entrar nela.';
  if (chamado) return 'É a sua vez: responda à oferta.';
  if (posicao === 1) return primeiroDaFila(espera);
  return posicao === null ? 'Você está na fila.' : `${posicao - 1} na sua frente, por ordem de chegada.`;
}

/**
 * Returns the waiting requests that are paused for the courier. Reads them only while a request waits without an offer.
 * Reads them again when that number changes, because the event of the queue does not contain the pauses.
 */
function usePausas(disponiveis: number | undefined) {
  const entregador_id = useEntregadorId();
  const enabled = disponiveis !== undefined && disponiveis > 0;
  const { data, refetch } = trpc.fila.pausas.useQuery(
    { entregador_id },
    { enabled, refetchInterval: INTERVALO_FILA_MS, staleTime: 0 },
  );
  useLiveEvent('fila', ({ situacao }) => {
    if (enabled && situacao && situacao.disponiveis !== disponiveis) void refetch();
  });
  return enabled ? data : undefined;
}

const Explicacao = lazyPart(async () => (await import('./explicacao.tsx')).Explicacao);

const Espera = lazyPart(async () => (await import('./espera.tsx')).Espera);

/** The numbers of the queue. A skeleton while they load, a dash after a failure. */
function Numeros({ data, isError }: Pick<ReturnType<typeof useFila>, 'data' | 'isError'>) {
  const numeros = [
    // Named 'Pedidos', because the courier's place below counts couriers.
    ['Pedidos esperando', data?.total_fila],
    ['Disponíveis', data?.disponiveis],
    ['Reservados', data?.reservadas],
    ['Online', data?.online],
  ] as const;
  return (
    <dl className="grid grid-cols-4 border-t border-line max-[359px]:grid-cols-[auto_auto_auto_auto] large-text:grid-cols-2">
      {numeros.map(([nome, valor]) => (
        <div
          key={nome}
          className="flex flex-col-reverse items-center justify-end border-l border-line px-1 py-3 text-center first:border-l-0 large-text:odd:border-l-0"
        >
          <dt className="text-[14px] leading-[18px] text-ink-2 max-[359px]:text-[13px] max-[359px]:tracking-[-.02em]">
            {nome}
          </dt>
          <dd className="text-[22px] leading-7 font-[750] tabular-nums">
            {valor !== undefined ? formatInteger(valor) : isError ? '–' : <Skeleton className="my-1.5 w-7" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Props = Pick<Lugar, 'ocupado'> & Partial<Pick<Lugar, 'chamado'>>;

/** 'Status da Fila': the numbers, the courier's own place, and why there was or was no offer [fila-numeros]. */
export function FilaCard({ ocupado, chamado = false }: Props) {
  const { data, posicao, online, suspensa, isError, isFetching, refetch } = useFila({ emVista: true });
  const naFila = online === true && !ocupado && !chamado;
  const disponiveis = data?.disponiveis;
  const pausas = usePausas(naFila ? disponiveis : 0);
  const pausa = naFila ? fraseDasPausas(pausas, disponiveis) : null;
  const [explaining, setExplaining] = useState(false);
  return (
    <Card aria-labelledby="status-fila">
      <CardHeader title="Status da Fila" id="status-fila">
        <IconButton
          icon={RefreshCw}
          label="Atualizar a fila"
          className="-mr-3"
          variant="ghost"
          loading={isFetching && !data}
          onClick={() => void refetch()}
        />
      </CardHeader>
      <CardBody className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-0">
        {online && !ocupado && posicao !== null && (
          <p className="text-[46px] leading-[52px] font-[800] tracking-[-.035em]" aria-hidden="true">
            {posicao}º
          </p>
        )}
        <p className="min-w-0 flex-1 text-[16px] leading-6 text-ink-2">
          {online && !ocupado && posicao !== null && (
            <strong className="block text-[18px] font-[700] text-ink">
              Sua posição na fila<span className="sr-only">: {posicao}º</span>
            </strong>
          )}
          {fraseDaFila({ online, suspensa, posicao, ocupado, chamado, pausas, disponiveis })}
          {pausa !== null && <span className="block">{pausa}</span>}
          {naFila && posicao !== null && disponiveis === 0 && (
            <Suspense fallback={null}>
              <Espera posicao={posicao} />
            </Suspense>
          )}
        </p>
        {isError && !data && <InlineError title={FALHAS['fila.situacao']} onRetry={() => void refetch()} />}
      </CardBody>
      <Numeros data={data} isError={isError} />
      <div className="border-t border-line p-2">
        <Button variant="ghost" full onClick={() => setExplaining(true)}>
          Por que recebi ou não recebi?
        </Button>
      </div>
      {explaining && (
        <Suspense fallback={null}>
          <Explicacao onClose={() => setExplaining(false)} />
        </Suspense>
      )}
    </Card>
  );
}
