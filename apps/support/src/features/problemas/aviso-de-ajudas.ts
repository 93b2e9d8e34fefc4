import { FALHAS } from '@corre/contract/falhas.ts';
import { lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { LifeBuoy } from 'lucide-react';
import type { Aviso, AvisoVivo } from '../torre/aviso.ts';
import { useAjudas } from './use-ajudas.ts';

/** Notice for couriers who ask for help (ADR 0084). */
const AJUDAS: Aviso = {
  tipo: 'ajuda',
  titulo: 'Pedidos de ajuda',
  palavras: (total) => (total === 1 ? 'pede ajuda' : 'pedem ajuda'),
  icon: LifeBuoy,
  urgente: true,
  falha: FALHAS['ajuda.doSuporte'],
  Cartoes: lazyPart(async () => (await import('./cartoes-de-ajudas.tsx')).CartoesDeAjudas),
};

/** Returns the notice with the number of open calls for help. */
export function useAvisoDeAjudas(): AvisoVivo {
  const { data, isError, isFetching, refetch } = useAjudas();
  return {
    aviso: AJUDAS,
    total: data?.length ?? 0,
    falhou: isError && !data,
    tentando: isFetching,
    tentar: () => void refetch(),
  };
}
