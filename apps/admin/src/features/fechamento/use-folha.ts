import { trpc } from '@corre/client/trpc.ts';
import type { LinhaDoFechamento } from '@corre/contract/fechamento/contrato.ts';
import { useMemo } from 'react';
import { emOrdem } from '../pagamentos/contas.ts';

const NENHUMA: LinhaDoFechamento[] = [];

/** Returns the sheet of a week, next payouts first. `trocar` writes an answer into the cache before the refetch. */
export function useFolha(semana_inicio: string) {
  const utils = trpc.useUtils();
  const { data: folha, isError, isFetching, refetch } = trpc.fechamento.semana.useQuery({ semana_inicio });
  const linhas = useMemo(() => folha && emOrdem(folha.linhas), [folha]);
  return {
    folha,
    linhas,
    todas: linhas ?? NENHUMA,
    falhou: isError && !folha,
    buscando: isFetching,
    tentar: () => void refetch(),
    trocar: (entregador_id: number, parte: Partial<LinhaDoFechamento>) =>
      utils.fechamento.semana.setData(
        { semana_inicio },
        (antes) =>
          antes && {
            ...antes,
            linhas: antes.linhas.map((linha) =>
              linha.entregador_id === entregador_id ? { ...linha, ...parte } : linha,
            ),
          },
      ),
    /** resolves after the refetch */
    olhar: () => utils.fechamento.semana.invalidate({ semana_inicio }),
  };
}

export type Folha = ReturnType<typeof useFolha>;
