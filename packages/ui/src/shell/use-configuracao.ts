import { type Outputs, trpc } from '@corre/client/trpc.ts';

/** Loads the configuration. Never stale, because it changes only with a deployment. */
export const useConfiguracaoQuery = () =>
  trpc.publico.configuracao.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });

/** Returns city, contacts and the rules that screens show, or undefined until the server's first answer. */
export const useConfiguracao = (): Outputs['publico']['configuracao'] | undefined => useConfiguracaoQuery().data;
