import { trpc } from '@corre/client/trpc.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';

/** Windows pass by themselves, so they are asked for now and then; an event of a request asks at once. */
const DE_NOVO_MS = 60_000;

/** What may be expected (decision record 0066). Nothing stands on it: until it comes, and when it fails, nothing is said. */
export function usePrevisao() {
  const comercio_nome = useComercioNome();
  return trpc.previsao.doComercio.useQuery({ comercio_nome }, { refetchInterval: DE_NOVO_MS, staleTime: DE_NOVO_MS })
    .data;
}
