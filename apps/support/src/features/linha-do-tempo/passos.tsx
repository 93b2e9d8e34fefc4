import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { formatDate } from '@corre/ui/domain/format/dates.ts';
import { DialogBody } from '@corre/ui/kit/dialog/dialog-parts.tsx';
import { Loading, SkeletonRows } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { ErrorState } from '@corre/ui/kit/states/error-state.tsx';
import { Timeline } from '@corre/ui/kit/timeline/timeline.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import type { Solicitacao } from '../solicitacoes/use-solicitacoes.ts';
import { diasDaLinha } from './eventos-da-linha.ts';
import { useEspera } from './use-espera.ts';

/** Poll interval in addition to the live events, in milliseconds. Not every event is live. */
const HISTORICO_MS = 10_000;

type Props = { solicitacao_id: number; solicitacao: Solicitacao | undefined };

/** All events of a request, to the second, and why it still waits. */
export function Passos({ solicitacao_id, solicitacao }: Props) {
  const agora = useServerNow();
  const { data, isError, refetch } = trpc.solicitacoes.historico.useQuery(
    { solicitacao_id },
    { refetchInterval: HISTORICO_MS },
  );
  const espera = useEspera(solicitacao_id, solicitacao?.status === 'aguardando').data;
  if (!data) {
    return isError ? (
      <ErrorState title={FALHAS['solicitacoes.historico']} onRetry={() => void refetch()} />
    ) : (
      <Loading>
        <SkeletonRows />
      </Loading>
    );
  }
  return (
    <DialogBody className="grid content-start gap-4 px-5 sm:px-5">
      {diasDaLinha(data, solicitacao, espera, agora).map(({ dia, eventos }) => (
        <section key={dia} aria-label={formatDate(dia)}>
          <p className="mb-3 text-[13px] text-ink-2">{formatDate(dia)}</p>
          <Timeline eventos={eventos} />
        </section>
      ))}
    </DialogBody>
  );
}
