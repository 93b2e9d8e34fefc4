import { trpc } from '@corre/client/trpc.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';

/** The polling interval, in milliseconds: windows end without an event. An event of a request refetches at once. */
const DE_NOVO_MS = 60_000;

/** Returns the forecast (ADR 0066). The page shows nothing while it loads and after a failure. */
export function usePrevisao() {
  const comercio_nome = useComercioNome();
  return trpc.previsao.doComercio.useQuery({ comercio_nome }, { refetchInterval: DE_NOVO_MS, staleTime: DE_NOVO_MS })
    .data;
}
