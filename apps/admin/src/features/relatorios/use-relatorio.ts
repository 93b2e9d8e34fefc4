import { useEffect } from 'react';

type Consulta<Dados> = { data: Dados | undefined; isError: boolean; error: unknown; refetch: () => unknown };

/**
 * Returns a report's data. A failure is logged [falhas]. The report is then empty and offers a retry, but earlier data
 * stays. `dados` is undefined only until the first answer.
 */
export function useRelatorio<Dados>(nome: string, consulta: Consulta<Dados>, empty: Dados) {
  const { data, isError, error, refetch } = consulta;
  useEffect(() => {
    if (isError) console.error(`relatório ${nome}`, error);
  }, [isError, error, nome]);
  return { dados: data ?? (isError ? empty : undefined), falhou: isError && !data, tentar: () => void refetch() };
}
