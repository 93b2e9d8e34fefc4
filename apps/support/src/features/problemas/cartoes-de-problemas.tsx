import type { ProblemaDaEntrega } from '@corre/contract/problemas/contrato.ts';
import { ACOES_PROBLEMA } from '@corre/contract/vocabulario.ts';
import { ProblemCard } from '@corre/ui/domain/problem/problem-card.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { MenuDoProblema } from './menu-do-problema.tsx';
import { useProblemas, useResponder, useVigias } from './use-precisa-de-voce.ts';
import { VigiaCard } from './vigia-card.tsx';

/** Refresh interval of the clock, in milliseconds. The cards show minutes. */
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

/** Cards of the problems of couriers, then of the watchdog alerts. */
export function CartoesDeProblemas() {
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
