import { trpc } from '@corre/client/trpc.ts';
import { withoutAccents } from '@corre/contract/ifood/amounts.ts';
import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { NUMERO_PROCURADO_MIN } from '@corre/contract/solicitacoes/regras.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { mergePages } from './pages.ts';

type Searchable = Pick<SolicitacaoDoComercio, 'endereco' | 'numero_pedido' | 'nome_entregador'>;

const wordsOf = (texto: string): string[] => withoutAccents(texto).toLowerCase().split(/\s+/).filter(Boolean);

/** Returns the requests that contain every word of `busca` in the address, the order number or the courier's name. */
export function matching<Uma extends Searchable>(solicitacoes: readonly Uma[], busca: string): Uma[] {
  const palavras = wordsOf(busca);
  return solicitacoes.filter(({ endereco, numero_pedido, nome_entregador }) => {
    const texto = wordsOf([endereco, numero_pedido, nome_entregador].join(' ')).join(' ');
    return palavras.every((palavra) => texto.includes(palavra));
  });
}

/** Returns the order number in the search text, or null. The server can find old orders by number, but not by words. */
export function orderNumberIn(busca: string): string | null {
  const numero = busca.trim().replace(/^#/, '');
  return numero.length >= NUMERO_PROCURADO_MIN && /^\S*\d\S*$/.test(numero) ? numero : null;
}

/** Searches the board: the loaded requests by words, and all requests by order number on the server. */
export function useBoardSearch(solicitacoes: readonly SolicitacaoDoComercio[] | undefined) {
  const comercio_nome = useComercioNome();
  const [busca, setBusca] = useState('');
  const numero = orderNumberIn(busca);
  const older = trpc.solicitacoes.doComercio.useQuery(
    { comercio_nome, numero: numero ?? undefined },
    { enabled: numero !== null, placeholderData: keepPreviousData },
  );
  const mais = numero === null ? [] : (older.data ?? []);
  return {
    busca,
    setBusca,
    procurando: busca.trim() !== '',
    solicitacoes:
      solicitacoes && (busca.trim() === '' ? solicitacoes : mergePages(matching(solicitacoes, busca), mais)),
  };
}
