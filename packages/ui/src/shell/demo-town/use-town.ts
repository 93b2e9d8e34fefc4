import { trpc } from '@corre/client/trpc.ts';
import type { MudarCidade } from '@corre/contract/demonstracao/cidade.ts';
import type { TipoDeDesejo } from '@corre/contract/demonstracao/cidade-regras.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { notify } from '../../kit/toaster/notify.ts';
import { notifyFailure } from '../failure-notice.ts';

/** How often the town's state is read while the page is visible, in milliseconds. */
const POLL_MS = 10_000;
/** The same while the town starts. */
const POLL_STARTING_MS = 2_000;

/** Changes the town. A change has no sentence of its own: the strip shows it. */
function useChange() {
  const utils = trpc.useUtils();
  return trpc.cidade.mudar.useMutation({
    // Arrow keys choose several paces in a row. The server must get them in this order.
    scope: { id: 'cidade.mudar' },
    // An older answer must not overwrite that of the change.
    onMutate: () => utils.cidade.estado.cancel(),
    onSuccess: (estado) => utils.cidade.estado.setData(undefined, estado),
    onError: (error) => notifyFailure(FALHAS['cidade.mudar'], error),
    onSettled: () => utils.cidade.estado.invalidate(),
  });
}

/** Starts a town that stopped. `pressed` from the press until somebody works for it. */
function useStart(comecando: boolean) {
  const utils = trpc.useUtils();
  const start = trpc.cidade.ligar.useMutation({
    onMutate: () => utils.cidade.estado.cancel(),
    onSuccess: (estado) => utils.cidade.estado.setData(undefined, estado),
    onError: (error) => notifyFailure(FALHAS['cidade.ligar'], error),
  });
  return { start: () => start.mutate(), pressed: start.isPending || (start.isSuccess && comecando) };
}

/** Sends the wish of this panel. `onWished` runs after the server took it. */
function useWish(desejo: TipoDeDesejo, onWished: (() => void) | undefined) {
  const utils = trpc.useUtils();
  const onSuccess = ({ message }: { message: string }) => {
    onWished?.();
    notify.success(message);
  };
  const onSettled = () => utils.cidade.estado.invalidate();
  const oferta = trpc.cidade.ofertaParaMim.useMutation({
    onSuccess,
    onError: (error) => notifyFailure(FALHAS['cidade.ofertaParaMim'], error),
    onSettled,
  });
  const pedido = trpc.cidade.pedirPorUmaLoja.useMutation({
    onSuccess,
    onError: (error) => notifyFailure(FALHAS['cidade.pedirPorUmaLoja'], error),
    onSettled,
  });
  return desejo === 'oferta' ? oferta : pedido;
}

/** The town for TownView: its state, what changes it, and what this panel may wish. */
export function useTown(desejo: TipoDeDesejo | undefined, onWished?: () => void) {
  const { data, isError, isFetching, refetch } = trpc.cidade.estado.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.data?.comecando ? POLL_STARTING_MS : POLL_MS),
    staleTime: 0,
  });
  const change = useChange();
  const { start, pressed } = useStart(data?.comecando === true);
  const wish = useWish(desejo ?? 'pedido', onWished);
  return {
    // The pressed pace is marked at once; the server's answer replaces it.
    estado: data && change.isPending ? { ...data, ritmo: change.variables.ritmo ?? data.ritmo } : data,
    failed: isError,
    retrying: isFetching,
    reload: () => void refetch(),
    change: (mudanca: MudarCidade) => change.mutate(mudanca),
    holding: change.isPending && change.variables.parada !== undefined,
    start,
    starting: pressed,
    desejo,
    wish: () => wish.mutate(),
    wishing: wish.isPending,
  };
}
