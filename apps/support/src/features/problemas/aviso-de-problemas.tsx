import { FALHAS } from '@corre/contract/falhas.ts';
import type { ProblemaDaEntrega } from '@corre/contract/problemas/contrato.ts';
import { ACOES_PROBLEMA } from '@corre/contract/vocabulario.ts';
import { ProblemCard } from '@corre/ui/domain/problem/problem-card.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { TriangleAlert } from 'lucide-react';
import type { Aviso, AvisoVivo } from '../torre/aviso.ts';
import { MenuDoProblema } from './menu-do-problema.tsx';
import { useProblemas, useResponder, useVigias } from './use-precisa-de-voce.ts';
import { VigiaCard } from './vigia-card.tsx';

/** Minutes are what is read. */
const RELOGIO_MS = 15_000;

type ProblemaProps = { problema: ProblemaDaEntrega; agora: number; responder: ReturnType<typeof useResponder> };

function Problema({ problema, agora, responder: { emCurso, responder } }: ProblemaProps) {
  const { id, nome_entregador } = problema;
  return (
    <ProblemCard
      problema={problema}
      agora={agora}
      comLoja
      dense
      acoes={ACOES_PROBLEMA}
      respondendo={emCurso?.id === id ? emCurso.acao : null}
      onResponder={(resposta) => responder(id, resposta)}
    >
      <MenuDoProblema entrega={{ ...problema, entregador_nome: nome_entregador }} />
    </ProblemCard>
  );
}

function Cartoes() {
  const problemas = useProblemas().data;
  const vigias = useVigias().data;
  const responder = useResponder();
  const agora = useServerNow(RELOGIO_MS);
  return (
    <>
      {problemas?.map((problema) => (
        <Problema key={`problema ${problema.id}`} problema={problema} agora={agora} responder={responder} />
      ))}
      {vigias?.map((vigia) => (
        <VigiaCard key={`vigia ${vigia.id}`} vigia={vigia} agora={agora} />
      ))}
    </>
  );
}

/** Couriers who cannot deliver, then deliveries that stand still (decision record 0070). */
const PROBLEMAS: Aviso = {
  tipo: 'problemas',
  titulo: 'Problemas',
  palavras: (total) => (total === 1 ? 'problema' : 'problemas'),
  icon: TriangleAlert,
  urgente: true,
  falha: FALHAS['problemas.doSuporte'],
  Cartoes,
};

/** How much of that there is now. */
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
