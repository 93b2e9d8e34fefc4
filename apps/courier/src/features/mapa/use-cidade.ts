import { useConfiguracao } from '@corre/ui/shell/use-configuracao.ts';

/** The city of the company, for address searches (specification §9). */
export function useCidade(): { cidade: string; uf: string } {
  const data = useConfiguracao();
  return { cidade: data?.cidade ?? '', uf: data?.uf ?? '' };
}
