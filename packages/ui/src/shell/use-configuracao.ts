import { type Outputs, trpc } from '@corre/client/trpc.ts';

/** Loads the configuration. Never stale, because it changes only with a deployment. */
export const useConfiguracaoQuery = () =>
  trpc.publico.configuracao.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });

/** Returns city, contacts and the rules that screens show, or undefined until the server's first answer. */
export const useConfiguracao = (): Outputs['publico']['configuracao'] | undefined => useConfiguracaoQuery().data;

/**
 * Returns the hint of an address field with the city: 'Rua e número em Maringá, PR'. Without the city until it is
 * known.
 */
export function useDicaDeEndereco(partes: string): string {
  const lugar = useConfiguracao();
  return lugar ? `${partes} em ${lugar.cidade}, ${lugar.uf}` : partes;
}
