import type { Origem } from '@corre/contract/vocabulario.ts';

/** Most are asked for by hand: that is worth no word. */
const ORIGEM: Record<Origem, string | null> = { manual: null, ifood: 'iFood', opendelivery: 'Sistema da loja' };

/** Where a request came from (specification §2), a point of sale by its own name; null where it is worth no word. */
export const nomeDaOrigem = ({ origem, canal }: { origem: Origem; canal: string | null }): string | null =>
  canal ?? ORIGEM[origem];
