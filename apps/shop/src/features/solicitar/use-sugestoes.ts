import { trpc } from '@corre/client/trpc.ts';
import type { EnderecoConhecido } from '@corre/contract/enderecos/contrato.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** A pause in typing of this length asks the server, in milliseconds. */
const PAUSA_MS = 200;
/** Fewer characters may mean anything. */
const LETRAS_MIN = 2;
const NENHUMA: EnderecoConhecido[] = [];

/**
 * Places of the shop's that the typed text may mean. Nobody waits for them: without a network, or over the limit, there are none
 * and the field is a plain one. `texto` is null while nobody types in the field.
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
