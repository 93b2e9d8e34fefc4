import { trpc } from '@corre/client/trpc.ts';
import { NUMERO_PROCURADO_MIN } from '@corre/contract/solicitacoes/contrato.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';

/** The requests whose number at a point of sale begins like what was typed, whenever they were; null until it is enough to look for. */
export function useNumero(digitado: string) {
  const numero = digitado.trim();
  const procura = numero.length >= NUMERO_PROCURADO_MIN;
  const { data, isError, refetch } = trpc.solicitacoes.todas.useQuery(
    { numero },
    { enabled: procura, placeholderData: keepPreviousData },
  );
  return useMemo(
    () => (procura ? { achadas: data, isError: isError && data === undefined, refetch } : null),
    [procura, data, isError, refetch],
  );
}
