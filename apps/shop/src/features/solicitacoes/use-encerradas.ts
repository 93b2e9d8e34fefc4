import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { antesDe, juntar } from './partes.ts';

/** The key begins like the list's key, so that one invalidation marks both as stale. */
const chave = (comercio_nome: string, inicio: number | null, paginas: number) => [
  ['solicitacoes', 'doComercio', 'encerradas'],
  { comercio_nome, inicio, paginas },
];

/** Returns `recentes` and the older closed requests. Each call of `carregar` adds a page of 50. */
export function useEncerradas(recentes: readonly SolicitacaoDoComercio[] | undefined) {
  const comercio_nome = useComercioNome();
  const { client } = trpc.useUtils();
  const [paginas, setPaginas] = useState(0);
  const inicio = antesDe(recentes ?? []);
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: chave(comercio_nome, inicio, paginas),
    enabled: paginas > 0 && inicio !== null,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const lidas: SolicitacaoDoComercio[] = [];
      let encerradas_antes_de = inicio;
      for (let pagina = 0; pagina < paginas && encerradas_antes_de !== null; pagina += 1) {
        const parte = await client.solicitacoes.doComercio.query({ comercio_nome, encerradas_antes_de });
        lidas.push(...parte);
        encerradas_antes_de = antesDe(parte);
      }
      return { lidas, ha_mais: encerradas_antes_de !== null };
    },
  });
  useFailureNotice(isError, FALHAS['solicitacoes.doComercio']);
  return {
    solicitacoes: recentes && juntar(recentes, data?.lidas ?? []),
    ha_mais: inicio !== null && (paginas === 0 || isError || data?.ha_mais === true),
    carregar: () => {
      if (isError) void refetch();
      else setPaginas(paginas + 1);
    },
    carregando: paginas > 0 && isFetching,
  };
}
