import { trpc } from '@corre/client/trpc.ts';
import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { achadas, numeroProcurado } from './busca.ts';
import { juntar } from './partes.ts';

/** Searches the board: the loaded requests by words, and all requests by order number on the server. */
export function useBusca(solicitacoes: readonly SolicitacaoDoComercio[] | undefined) {
  const comercio_nome = useComercioNome();
  const [busca, setBusca] = useState('');
  const numero = numeroProcurado(busca);
  const deAntes = trpc.solicitacoes.doComercio.useQuery(
    { comercio_nome, numero: numero ?? undefined },
    { enabled: numero !== null, placeholderData: keepPreviousData },
  );
  const mais = numero === null ? [] : (deAntes.data ?? []);
  return {
    busca,
    setBusca,
    procurando: busca.trim() !== '',
    solicitacoes: solicitacoes && (busca.trim() === '' ? solicitacoes : juntar(achadas(solicitacoes, busca), mais)),
  };
}
