import { FALHAS } from '@corre/contract/falhas.ts';
import { lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { Banknote } from 'lucide-react';
import type { Aviso, AvisoVivo } from '../torre/aviso.ts';
import { usePendencias } from './use-em-maos.ts';

/** Notice for cash handovers without a confirmation for a day (ADR 0062). */
const DINHEIRO: Aviso = {
  tipo: 'dinheiro',
  titulo: 'Dinheiro sem confirmação',
  palavras: () => 'dinheiro',
  resto: 'sem confirmação',
  icon: Banknote,
  urgente: false,
  falha: FALHAS['custodia.emMaos'],
  Cartoes: lazyPart(async () => (await import('./cartoes-de-dinheiro.tsx')).CartoesDeDinheiro),
};

/** Returns the notice with the number of unconfirmed handovers. */
export function useAvisoDeDinheiro(): AvisoVivo {
  const { data, isError, isFetching, refetch } = usePendencias();
  return {
    aviso: DINHEIRO,
    total: data?.prestacoes.length ?? 0,
    falhou: isError && !data,
    tentando: isFetching,
    tentar: () => void refetch(),
  };
}
