import { useEffect } from 'react';

type Consulta<Dados> = { data: Dados | undefined; isError: boolean; error: unknown; refetch: () => unknown };

/**
 * A failing report is logged and replaced by an empty list (specification §8), which then offers to try again. What was
 * loaded before stays. `dados` is undefined only while the first answer is awaited.
 */
export function useRelatorio<Dados>(nome: string, consulta: Consulta<Dados>, empty: Dados) {
  const { data, isError, error, refetch } = consulta;
  useEffect(() => {
    if (isError) console.error(`relatório ${nome}`, error);
  }, [isError, error, nome]);
  return { dados: data ?? (isError ? empty : undefined), falhou: isError && !data, tentar: () => void refetch() };
}
