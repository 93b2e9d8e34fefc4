import { FALHAS } from '@corre/contract/falhas.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { CallList, MessageList } from '../../domain/integracao/exchange-lists.tsx';
import { Button } from '../../kit/button/button.tsx';
import { Loading, SkeletonRows } from '../../kit/skeleton/skeleton.tsx';
import { EmptyState } from '../../kit/states/empty-state.tsx';
import { InlineError } from '../../kit/states/error-state.tsx';
import { useServerNow } from '../server-clock.ts';
import { type Calls, useAct, useLastCalls, useMessages } from './use-integrations.ts';

type Props = { calls: Calls; id: number };
/** a switched-off integration gets no messages, so 'Reenviar' would do nothing */
type MessagesProps = Props & { ativa: boolean };

/** Renders a query's data, or its error or loading state. */
function Asked<Data>({
  query,
  falha,
  children,
}: {
  query: UseQueryResult<Data>;
  falha: string;
  children: (data: Data) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return <InlineError title={falha} onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  }
  return (
    <Loading>
      <SkeletonRows rows={4} />
    </Loading>
  );
}

/** The latest incoming and outgoing calls. */
export function CallsTab({ calls, id }: Props) {
  const now = useServerNow(30_000);
  return (
    <Asked query={useLastCalls(calls, id)} falha={FALHAS['integracoes.chamadas']}>
      {(chamadas) => <CallList chamadas={chamadas} now={now} />}
    </Asked>
  );
}

/** The waiting messages and those that were given up, with 'Reenviar'. */
export function MessagesTab({ calls, id, ativa }: MessagesProps) {
  const now = useServerNow(30_000);
  const reenviar = useAct(calls, FALHAS['integracoes.reenviar'], calls.reenviar);
  return (
    <Asked query={useMessages(calls, id)} falha={FALHAS['integracoes.mensagens']}>
      {(mensagens) =>
        mensagens.length === 0 ? (
          <EmptyState title="Nenhum aviso espera" text="O sistema recebeu tudo o que mandamos." />
        ) : (
          <div className="grid gap-3">
            <p className="text-[14px] leading-5 text-ink-2">
              {ativa
                ? 'Tentamos de novo sozinhos, cada vez mais devagar, por 24 horas, e sempre na ordem de cada pedido.'
                : 'A integração está desligada: estes avisos esperam até que ela seja ligada, na parte Dados.'}
            </p>
            <Button
              variant="secondary"
              icon={RefreshCw}
              className="justify-self-start max-sm:w-full"
              disabled={!ativa}
              loading={reenviar.isPending}
              loadingLabel="Reenviando..."
              onClick={() => reenviar.mutate(id)}
            >
              Reenviar agora
            </Button>
            <MessageList mensagens={mensagens} now={now} />
          </div>
        )
      }
    </Asked>
  );
}
