import type { Saidas } from '@corre/client/trpc.ts';

/** One courier as support sees them. */
export type Detalhes = Saidas['entregadores']['detalhes'];
