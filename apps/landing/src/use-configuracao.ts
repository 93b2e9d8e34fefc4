import type { Outputs } from '@corre/client/trpc.ts';
import { useLeitura } from './use-leitura.ts';

/** City, contacts and rules of the product. They change only when the product is configured again. */
export type Configuracao = Outputs['publico']['configuracao'];

export function useConfiguracao() {
  const { data } = useLeitura<Configuracao>('/api/public/configuracao');
  return { configuracao: data };
}
