import { FALHAS } from '@corre/contract/falhas.ts';
import { lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { TriangleAlert } from 'lucide-react';
import type { Aviso, AvisoVivo } from '../torre/aviso.ts';
import { useProblemas, useVigias } from './use-precisa-de-voce.ts';

/** Notice for couriers who cannot deliver, and for deliveries that do not move (ADR 0070). */
const PROBLEMAS: Aviso = {
  tipo: 'problemas',
  titulo: 'Problemas',
  palavras: (total) => (total === 1 ? 'problema' : 'problemas'),
  icon: TriangleAlert,
  urgente: true,
  falha: FALHAS['problemas.doSuporte'],
  Cartoes: lazyPart(async () => (await import('./cartoes-de-problemas.tsx')).CartoesDeProblemas),
};

/** Returns the notice with the number of open problems and watchdog alerts. */
export function useAvisoDeProblemas(): AvisoVivo {
  const problemas = useProblemas();
  const vigias = useVigias();
  return {
    aviso: PROBLEMAS,
    total: (problemas.data?.length ?? 0) + (vigias.data?.length ?? 0),
    falhou: (problemas.isError && !problemas.data) || (vigias.isError && !vigias.data),
    tentando: problemas.isFetching || vigias.isFetching,
    tentar: () => void Promise.all([problemas.refetch(), vigias.refetch()]),
  };
}
