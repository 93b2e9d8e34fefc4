import { FALHAS } from '@corre/contract/falhas.ts';
import type { ProblemaDaEntrega } from '@corre/contract/problemas/contrato.ts';
import { ACOES_PROBLEMA } from '@corre/contract/vocabulario.ts';
import { ProblemCard } from '@corre/ui/domain/problem/problem-card.tsx';
import { CountBadge } from '@corre/ui/kit/badge/count-badge.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { useProblemNotice } from '@corre/ui/shell/problem-notice.ts';
import { useSoundUnlock } from '@corre/ui/shell/repeating-sound.ts';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { AjudaCard } from './ajuda-card.tsx';
import { MenuDoProblema } from './menu-do-problema.tsx';
import { useAjudas } from './use-ajudas.ts';
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
      acoes={ACOES_PROBLEMA}
      respondendo={emCurso?.id === id ? emCurso.acao : null}
      onResponder={(resposta) => responder(id, resposta)}
    >
      <MenuDoProblema entrega={{ ...problema, entregador_nome: nome_entregador }} />
    </ProblemCard>
  );
}

/**
 * Before everything else on the board: couriers who ask for help, those who cannot deliver, then deliveries that stand still
 * (decision records 0070, 0084).
 * Nothing is drawn while nothing is wrong; many scroll by themselves, so that the board stays in sight.
 */
export function PrecisaDeVoce() {
  const problemas = useProblemas();
  const vigias = useVigias();
  const ajudas = useAjudas();
  const responder = useResponder();
  const agora = useServerNow(RELOGIO_MS);
  useSoundUnlock();
  useProblemNotice(problemas.data);
  const listas = [ajudas, problemas, vigias];
  const falhou = listas.some(({ isError, data }) => isError && !data);
  const total = listas.reduce((soma, { data }) => soma + (data?.length ?? 0), 0);
  if (!falhou && total === 0) return null;
  return (
    <section aria-labelledby="precisa-de-voce" className="grid shrink-0 grid-cols-1 gap-2">
      <h2 id="precisa-de-voce" className="flex items-center gap-2 text-[16px] leading-6 font-[750] text-ink">
        Precisa de você
        {total > 0 && <CountBadge total={total} />}
      </h2>
      {falhou && (
        <InlineError
          title={FALHAS['problemas.doSuporte']}
          onRetry={() => void Promise.all(listas.map(({ refetch }) => refetch()))}
          retrying={listas.some(({ isFetching }) => isFetching)}
        />
      )}
      <div
        data-rolagem
        className="grid grid-cols-1 items-start gap-3 overflow-y-auto min-[760px]:max-h-[52dvh] min-[760px]:grid-cols-[repeat(auto-fit,minmax(380px,1fr))]"
      >
        {ajudas.data?.map((ajuda) => (
          <AjudaCard key={`ajuda ${ajuda.id}`} ajuda={ajuda} agora={agora} />
        ))}
        {problemas.data?.map((problema) => (
          <Problema key={`problema ${problema.id}`} problema={problema} agora={agora} responder={responder} />
        ))}
        {vigias.data?.map((vigia) => (
          <VigiaCard key={`vigia ${vigia.id}`} vigia={vigia} agora={agora} />
        ))}
      </div>
    </section>
  );
}
