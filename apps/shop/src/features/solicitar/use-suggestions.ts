import { trpc } from '@corre/client/trpc.ts';
import { bairroDoEndereco } from '@corre/contract/enderecos/chave.ts';
import type { EnderecoConhecido, Precos } from '@corre/contract/enderecos/contrato.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** The debounce of the query, in milliseconds. */
const DEBOUNCE_MS = 200;
/** Fewer characters match too many addresses. */
const CHARS_MIN = 2;
const NONE: EnderecoConhecido[] = [];

/**
 * Returns the shop's remembered addresses that match the text. Returns an empty list without a network and over the
 * rate limit. `text` is null while the user is not typing in the field.
 */
export function useSuggestions(text: string | null): readonly EnderecoConhecido[] {
  const comercio_nome = useComercioNome();
  const [q, setQ] = useState('');
  const limpo = text?.trim() ?? '';
  useEffect(() => {
    const espera = setTimeout(() => setQ(limpo), DEBOUNCE_MS);
    return () => clearTimeout(espera);
  }, [limpo]);
  const ligado = q.length >= CHARS_MIN;
  const { data } = trpc.enderecos.buscar.useQuery(
    { comercio_nome, q },
    { enabled: ligado, placeholderData: keepPreviousData, retry: false, staleTime: 30_000 },
  );
  return ligado && limpo !== '' && data ? data : NONE;
}

/** The values that the form filled in by itself. The form may replace a value while its field still has it. */
export interface FilledIn {
  valor_estimado: number | null;
  observacao: string;
  link_localizacao: string;
}

export const NOTHING_FILLED: FilledIn = { valor_estimado: null, observacao: '', link_localizacao: '' };

/** True if the user has not changed the field: it is empty, or has the form's own value. */
export const untouchedByUser = <Valor>(now: Valor, posto: Valor, empty: Valor): boolean =>
  now === empty || now === posto;

/**
 * Returns the price of a delivery to this address, in reais. The price of its bairro comes first, then the last price
 * of the address, then the price for all bairros. Returns null if there is none [precos].
 */
export function precoDe(
  endereco: string,
  precos: Pick<Precos, 'fixo' | 'bairros'> | undefined,
  last: number | null,
): number | null {
  if (endereco.trim() === '') return null;
  return bairroDoEndereco(endereco, precos?.bairros ?? [])?.valor ?? last ?? precos?.fixo ?? null;
}
