import type { Origem } from '@corre/contract/vocabulario.ts';

/** Most requests are manual, so 'manual' has no name. */
const ORIGEM: Record<Origem, string | null> = { manual: null, ifood: 'iFood', opendelivery: 'Sistema da loja' };

/** Returns where a request came from, with a point of sale's own name. Returns null for a manual request. */
export const nomeDaOrigem = ({ origem, canal }: { origem: Origem; canal: string | null }): string | null =>
  canal ?? ORIGEM[origem];
