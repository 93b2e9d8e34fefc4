import { trpc } from '@corre/client/trpc.ts';
import { withoutAccents } from '@corre/contract/ifood/amounts.ts';
import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { NUMERO_PROCURADO_MIN } from '@corre/contract/solicitacoes/regras.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { mergePages } from './pages.ts';

type Searchable = Pick<SolicitacaoDoComercio, 'endereco' | 'numero_pedido' | 'nome_entregador'>;

const wordsOf = (text: string): string[] => withoutAccents(text).toLowerCase().split(/\s+/).filter(Boolean);

/** Returns the requests that contain every word of `search` in the address, the order number or the courier's name. */
export function matching<Uma extends Searchable>(solicitacoes: readonly Uma[], search: string): Uma[] {
  const words = wordsOf(search);
  return solicitacoes.filter(({ endereco, numero_pedido, nome_entregador }) => {
    const text = wordsOf([endereco, numero_pedido, nome_entregador].join(' ')).join(' ');
    return words.every((word) => text.includes(word));
  });
}

/** Returns the order number in the search text, or null. The server can find old orders by number, but not by words. */
export function orderNumberIn(search: string): string | null {
  const numero = search.trim().replace(/^#/, '');
  return numero.length >= NUMERO_PROCURADO_MIN && /^\S*\d\S*$/.test(numero) ? numero : null;
}

/** Searches the board: the loaded requests by words, and all requests by order number on the server. */
export function useBoardSearch(solicitacoes: readonly SolicitacaoDoComercio[] | undefined) {
  const comercio_nome = useComercioNome();
  const [search, setSearch] = useState('');
  const numero = orderNumberIn(search);
  const older = trpc.solicitacoes.doComercio.useQuery(
    { comercio_nome, numero: numero ?? undefined },
    { enabled: numero !== null, placeholderData: keepPreviousData },
  );
  const mais = numero === null ? [] : (older.data ?? []);
  return {
    busca: search,
    setSearch,
    searching: search.trim() !== '',
    solicitacoes:
      solicitacoes && (search.trim() === '' ? solicitacoes : mergePages(matching(solicitacoes, search), mais)),
  };
}
