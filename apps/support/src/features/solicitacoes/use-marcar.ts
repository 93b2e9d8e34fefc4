import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useAtos } from '../atos/atos.tsx';
import { juntasCom, maisMarcas, menosMarcas } from './marcadas.ts';
import { chaveDasSolicitacoes, type Solicitacao } from './use-solicitacoes.ts';

/** Marks waiting requests, so that several are assigned at once. A stop is marked with its whole route. */
export function useMarcar() {
  const { selecao, selecionar } = useAtos();
  const client = useQueryClient();
  const marcas = selecao.solicitacao_ids;
  // Read the cache on each press. A subscription to the list would render every card again after each poll.
  const com = (id: number): number[] => {
    const guardadas = client.getQueryData<InfiniteData<Solicitacao[]>>(chaveDasSolicitacoes());
    return juntasCom(guardadas?.pages.flat() ?? [], id);
  };
  return {
    alternar: (id: number) => {
      const juntas = com(id);
      selecionar({ solicitacao_ids: marcas.includes(id) ? menosMarcas(marcas, juntas) : maisMarcas(marcas, juntas) });
    },
    marcar: (...ids: number[]) => selecionar({ solicitacao_ids: maisMarcas(marcas, ids.flatMap(com)) }),
  };
}
