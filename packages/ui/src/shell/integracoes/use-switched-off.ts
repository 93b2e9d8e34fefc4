import { trpc } from '@corre/client/trpc.ts';
import { useQuery } from '@tanstack/react-query';

/** Where the administrator's answers are kept, of every shop. */
export const OF_ALL = ['integracoes', null] as const;
/** A badge outside of the screen is content with less, in milliseconds. */
const BADGE_MS = 60_000;

/**
 * How many of all shops went off by themselves, for the badge of a tab: nobody is told otherwise that a system does not hear us any
 * more. Apart from the screens' other calls, which would all come with the panel's first load.
 */
export function useSwitchedOff(): number {
  const { client } = trpc.useUtils();
  const { data = 0 } = useQuery({
    queryKey: [...OF_ALL, 'desligadas'],
    queryFn: async () => (await client.integracoes.listar.query({})).desligadas_sozinhas,
    refetchInterval: BADGE_MS,
  });
  return data;
}
