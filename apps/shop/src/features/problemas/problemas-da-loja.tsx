import { FALHAS } from '@corre/contract/falhas.ts';
import { STATUS_CANCELAVEL } from '@corre/contract/solicitacoes/regras.ts';
import { ACOES_PROBLEMA, type AcaoProblema, type StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { LazyTab, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { useProblemas, useResponderProblema } from './use-problemas.ts';

// Seldom there, and it asks before it acts: with the dialogs.
const ProblemCard = lazyPart(async () => (await import('@corre/ui/domain/problem/problem-card.tsx')).ProblemCard);

/** Minutes are what is read. */
const RELOGIO_MS = 15_000;
const SEM_CANCELAR = ACOES_PROBLEMA.filter((acao) => acao !== 'cancelar');

/** What is on the road only support can cancel (specification §4). */
const acoesEm = (status: StatusSolicitacao): readonly AcaoProblema[] =>
  STATUS_CANCELAVEL.some((cancelavel) => cancelavel === status) ? ACOES_PROBLEMA : SEM_CANCELAR;

type Props = { /** of the heading, on the page that it stands on */ nivel?: 'h2' | 'h3' };

/** Above the board and on the dashboard: couriers who cannot deliver, until somebody answered. Nothing is drawn while nothing is wrong. */
export function ProblemasDaLoja({ nivel: Titulo = 'h3' }: Props) {
  const { data, isError, isFetching, refetch } = useProblemas();
  const { emCurso, responder } = useResponderProblema();
  const agora = useServerNow(RELOGIO_MS);
  const abertos = data?.filter(({ encerrado_em }) => encerrado_em === null) ?? [];
  if (!data && isError) {
    return <InlineError title={FALHAS['problemas.doComercio']} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (abertos.length === 0) return null;
  return (
    <section aria-labelledby="problemas" className="grid grid-cols-1 gap-2">
      <Titulo id="problemas">Entregas com problema</Titulo>
      <div className="grid max-h-[60dvh] grid-cols-1 items-start gap-3 overflow-y-auto @3xl:grid-cols-2">
        <LazyTab>
          {abertos.map((problema) => (
            <ProblemCard
              key={problema.id}
              problema={problema}
              agora={agora}
              acoes={acoesEm(problema.status)}
              respondendo={emCurso?.id === problema.id ? emCurso.acao : null}
              onResponder={(resposta) => responder(problema.id, resposta)}
            />
          ))}
        </LazyTab>
      </div>
    </section>
  );
}
