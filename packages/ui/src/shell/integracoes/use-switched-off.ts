import { trpc } from '@corre/client/trpc.ts';
import { useQuery } from '@tanstack/react-query';

/** Query key of the administrator's answers about all shops. */
export const OF_ALL = ['integracoes', null] as const;
/** Interval of the badge outside of the screen, in milliseconds. */
const BADGE_MS = 60_000;

/**
 * Returns how many integrations of all shops were switched off by the other system, for a tab's badge.
 * Separate from the screen's other calls, which would otherwise load with the panel's first view.
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
