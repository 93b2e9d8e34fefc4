import { AMOSTRA_DOS_NUMEROS } from '@corre/contract/numeros/constantes.ts';

/** Said instead of a picture of too few cases. */
export const POUCOS = `Poucos dados neste período: menos de ${AMOSTRA_DOS_NUMEROS} casos`;

/** A query as a card reads it: its data, whether it failed, and how to try again. */
export type Asked<T> = {
  data: T | undefined;
  failed: boolean;
  /** true while the data are those of the span before, and the answer for the chosen span is on its way */
  old: boolean;
  retry: () => void;
};

/** What a card shows. `old` is the picture of the span before. */
export type CardState = 'loading' | 'error' | 'few' | 'old' | 'ready';

/** Returns what a card shows. `enough` says whether the data has enough cases. */
export function stateOf({ data, failed, old }: Asked<unknown>, enough: boolean): CardState {
  if (data === undefined) return failed ? 'error' : 'loading';
  if (old) return enough ? 'old' : 'loading';
  return enough ? 'ready' : 'few';
}

/** Returns a query as a card reads it. */
export const askedOf = <
  Q extends { data: unknown; isError: boolean; isPlaceholderData: boolean; refetch: () => unknown },
>(
  query: Q,
): Asked<Exclude<Q['data'], undefined>> => ({
  data: query.data as Exclude<Q['data'], undefined> | undefined,
  failed: query.isError,
  old: query.isPlaceholderData,
  retry: () => void query.refetch(),
});
