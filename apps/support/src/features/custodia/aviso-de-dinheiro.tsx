import { FALHAS } from '@corre/contract/falhas.ts';
import { Handovers } from '@corre/ui/shell/handovers.tsx';
import { Banknote } from 'lucide-react';
import type { Aviso, AvisoVivo } from '../torre/aviso.ts';
import { usePendencias } from './use-em-maos.ts';

function Cartoes() {
  const { data } = usePendencias();
  return data && data.prestacoes.length > 0 && <Handovers prestacoes={data.prestacoes} comLoja />;
}

/** Cash that was handed over and that nobody confirmed for a day (decision record 0062). */
const DINHEIRO: Aviso = {
  tipo: 'dinheiro',
  titulo: 'Dinheiro sem confirmação',
  palavras: () => 'dinheiro',
  resto: 'sem confirmação',
  icon: Banknote,
  urgente: false,
  falha: FALHAS['custodia.emMaos'],
  Cartoes,
};

/** How much of that there is now. */
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
