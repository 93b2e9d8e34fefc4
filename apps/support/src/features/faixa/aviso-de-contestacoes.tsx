import { FALHAS } from '@corre/contract/falhas.ts';
import { MessageSquareWarning } from 'lucide-react';
import { Contestada } from '../custodia/contestada.tsx';
import { usePendencias } from '../custodia/use-em-maos.ts';
import { Contestacao } from '../suspensoes/contestacao.tsx';
import { useContestacoes } from '../suspensoes/use-contestacoes.ts';
import type { Aviso, AvisoVivo } from '../torre/aviso.ts';

function Cartoes() {
  const suspensoes = useContestacoes().data;
  const diferencas = usePendencias().data?.contestacoes;
  return (
    <>
      {suspensoes?.map((suspensao) => (
        <Contestacao key={`suspensao ${suspensao.id}`} suspensao={suspensao} />
      ))}
      {diferencas?.map((diferenca) => (
        <Contestada key={`diferenca ${diferenca.prestacao_id}`} diferenca={diferenca} />
      ))}
    </>
  );
}

/** What couriers object to and nobody has answered: suspensions, then differences of cash. */
const CONTESTACOES: Aviso = {
  tipo: 'contestacoes',
  titulo: 'Contestações',
  palavras: (total) => (total === 1 ? 'contestação' : 'contestações'),
  icon: MessageSquareWarning,
  urgente: false,
  falha: FALHAS['suspensoes.contestacoes'],
  Cartoes,
};

/** How much of that there is now. */
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
