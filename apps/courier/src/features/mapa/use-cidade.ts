import { useConfiguracao } from '@corre/ui/shell/use-configuracao.ts';

/** Returns the company's city, for address searches. */
export function useCidade(): { cidade: string; uf: string } {
  const data = useConfiguracao();
  return { cidade: data?.cidade ?? '', uf: data?.uf ?? '' };
}
