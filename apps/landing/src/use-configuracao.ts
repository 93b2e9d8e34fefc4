import type { Outputs } from '@corre/client/trpc.ts';
import { useLeitura } from './use-leitura.ts';

/** City and contacts, which change only when the product is configured anew. */
export type Configuracao = Outputs['publico']['configuracao'];

export function useConfiguracao() {
  const { data } = useLeitura<Configuracao>('/api/public/configuracao');
  return { configuracao: data };
}
