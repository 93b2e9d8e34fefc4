import { trpc } from '@corre/client/trpc.ts';
import { withoutAccents } from '@corre/contract/ifood/amounts.ts';
import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { NUMERO_PROCURADO_MIN } from '@corre/contract/solicitacoes/regras.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { mergePages } from './pages.ts';

type Searchable = Pick<
  SolicitacaoDoComercio,
  | 'id'
  | 'endereco'
  | 'observacao'
  | 'canal'
  | 'numero_pedido'
  | 'referencia_externa'
  | 'nome_entregador'
  | 'destinatario_nome'
  | 'destinatario_telefone'
>;

const wordsOf = (text: string): string[] => withoutAccents(text).toLowerCase().split(/\s+/).filter(Boolean);

/**
 * Returns the digits of a word that has nothing but digits and the signs of a telephone: '998124076' of '99812-4076'.
 */
const digitsIn = (word: string): string | null =>
  /^[\d().+-]{4,}$/.test(word) ? word.replace(/\D/g, '') || null : null;

/**
 * Returns the requests that contain every word of `search` in one of their numbers or names: order number, id,
 * reference, address, note, point of sale, courier, recipient with the telephone. '#4821' is the number without its
 * sign.
 */
export function matching<Uma extends Searchable>(solicitacoes: readonly Uma[], search: string): Uma[] {
  const words = wordsOf(search).map((word) => word.replace(/^#(?=.)/, ''));
  return solicitacoes.filter(({ id, endereco, observacao, canal, numero_pedido, referencia_externa, ...pessoas }) => {
    const { nome_entregador, destinatario_nome, destinatario_telefone } = pessoas;
    const facts = [id, endereco, observacao, canal, numero_pedido, referencia_externa, nome_entregador];
    const text = wordsOf([...facts, destinatario_nome].join(' ')).join(' ');
    const telefone = destinatario_telefone?.replace(/\D/g, '') ?? '';
    return words.every((word) => text.includes(word) || telefone.includes(digitsIn(word) ?? ' '));
  });
}

/** Returns the number in the search text, or null. The server can find old orders by number, but not by words. */
export function orderNumberIn(search: string): string | null {
  const numero = search.trim().replace(/^#/, '');
  return numero.length >= NUMERO_PROCURADO_MIN && /^\S*\d\S*$/.test(numero) ? numero : null;
}

/**
 * Searches the board: the loaded requests by words, and all requests by order number, reference or id on the server.
 */
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
    /** which requests are found: changes with the text, and once more with the server's answer to it */
    list: `${search} ${numero !== null && (older.isPending || older.isPlaceholderData)}`,
    solicitacoes:
      solicitacoes && (search.trim() === '' ? solicitacoes : mergePages(matching(solicitacoes, search), mais)),
  };
}
