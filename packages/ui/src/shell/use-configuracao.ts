import { type Saidas, trpc } from '@corre/api/client/trpc.ts';

/** City, contacts and the rules that screens say; undefined until the server's first answer. It changes only with a deployment. */
export const useConfiguracao = (): Saidas['publico']['configuracao'] | undefined =>
  trpc.publico.configuracao.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY }).data;
