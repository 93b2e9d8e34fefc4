import { type Outputs, trpc } from '@corre/client/trpc.ts';

/** Settings and the rate of a new week reach a panel that stays open within this time, in milliseconds. */
const STALE_MS = 60 * 60_000;

/** Loads the configuration. A panel that comes back to the foreground reads it again once an hour. */
export const useConfiguracaoQuery = () => trpc.publico.configuracao.useQuery(undefined, { staleTime: STALE_MS });

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
