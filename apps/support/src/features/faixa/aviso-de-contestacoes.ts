import { FALHAS } from '@corre/contract/falhas.ts';
import { lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { MessageSquareWarning } from 'lucide-react';
import { usePendencias } from '../custodia/use-em-maos.ts';
import { useContestacoes } from '../suspensoes/use-contestacoes.ts';
import type { Aviso, AvisoVivo } from '../torre/aviso.ts';

/** Notice for objections without an answer, to suspensions and to cash differences. */
const CONTESTACOES: Aviso = {
  tipo: 'contestacoes',
  titulo: 'Contestações',
  palavras: (total) => (total === 1 ? 'contestação' : 'contestações'),
  icon: MessageSquareWarning,
  urgente: false,
  falha: FALHAS['suspensoes.contestacoes'],
  Cartoes: lazyPart(async () => (await import('./cartoes-de-contestacoes.tsx')).CartoesDeContestacoes),
};

/** Returns the notice with the number of open objections. */
export function useAvisoDeContestacoes(): AvisoVivo {
  const suspensoes = useContestacoes();
  const pendencias = usePendencias();
  return {
    aviso: CONTESTACOES,
    total: (suspensoes.data?.length ?? 0) + (pendencias.data?.contestacoes.length ?? 0),
    falhou: suspensoes.isError && !suspensoes.data,
    tentando: suspensoes.isFetching,
    tentar: () => void suspensoes.refetch(),
  };
}
