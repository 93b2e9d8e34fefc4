import { trpc } from '@corre/client/trpc.ts';
import type { EnderecoConhecido } from '@corre/contract/enderecos/contrato.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** The debounce of the query, in milliseconds. */
const PAUSA_MS = 200;
/** Fewer characters match too many addresses. */
const LETRAS_MIN = 2;
const NENHUMA: EnderecoConhecido[] = [];

/**
 * Returns the shop's remembered addresses that match the text. Returns an empty list without a network and over the
 * rate limit. `texto` is null while the user is not typing in the field.
 */
export function useSugestoes(texto: string | null): readonly EnderecoConhecido[] {
  const comercio_nome = useComercioNome();
  const [q, setQ] = useState('');
  const limpo = texto?.trim() ?? '';
  useEffect(() => {
    const espera = setTimeout(() => setQ(limpo), PAUSA_MS);
    return () => clearTimeout(espera);
  }, [limpo]);
  const ligado = q.length >= LETRAS_MIN;
  const { data } = trpc.enderecos.buscar.useQuery(
    { comercio_nome, q },
    { enabled: ligado, placeholderData: keepPreviousData, retry: false, staleTime: 30_000 },
  );
  return ligado && limpo !== '' && data ? data : NENHUMA;
}
