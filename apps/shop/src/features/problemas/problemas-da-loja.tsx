import { FALHAS } from '@corre/contract/falhas.ts';
import { STATUS_CANCELAVEL } from '@corre/contract/solicitacoes/regras.ts';
import { ACOES_PROBLEMA, type AcaoProblema, type StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { LazyTab, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { useProblemas, useResponderProblema } from './use-problemas.ts';

// A problem is rare, so the card and its dialogs load on demand.
const ProblemCard = lazyPart(async () => (await import('@corre/ui/domain/problem/problem-card.tsx')).ProblemCard);

/** The page shows minutes, so 15 s are exact enough. */
const CLOCK_MS = 15_000;
const SEM_CANCELAR = ACOES_PROBLEMA.filter((acao) => acao !== 'cancelar');

/**
 * Returns the possible answers. The shop cannot cancel a delivery that has left the shop, but support can [cancelar].
 */
const acoesEm = (status: StatusSolicitacao): readonly AcaoProblema[] =>
  STATUS_CANCELAVEL.some((cancelavel) => cancelavel === status) ? ACOES_PROBLEMA : SEM_CANCELAR;

type Props = { /** the heading level on its page */ nivel?: 'h2' | 'h3' };

/**
 * The open problems that couriers reported. Stands above the board and on the dashboard. Renders nothing if there is no
 * problem.
 */
export function ProblemasDaLoja({ nivel: Titulo = 'h3' }: Props) {
  const { data, isError, isFetching, refetch } = useProblemas();
  const { running, responder } = useResponderProblema();
  const now = useServerNow(CLOCK_MS);
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
              now={now}
              acoes={acoesEm(problema.status)}
              respondendo={running?.id === problema.id ? running.acao : null}
              onAnswer={(resposta) => responder(problema.id, resposta)}
            />
          ))}
        </LazyTab>
      </div>
    </section>
  );
}
