import { type Outputs, trpc } from '@corre/client/trpc.ts';

/** The configuration and when it came. It changes only with a deployment. */
export const useConfiguracaoQuery = () =>
  trpc.publico.configuracao.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });

/** City, contacts and the rules that screens say; undefined until the server's first answer. */
export const useConfiguracao = (): Outputs['publico']['configuracao'] | undefined => useConfiguracaoQuery().data;
