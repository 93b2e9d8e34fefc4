import { trpc } from '@corre/client/trpc.ts';
import type { CadastroEmAprovacao } from '@corre/contract/aprovacao/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { Aprovacao } from '@corre/contract/vocabulario.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason, useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { useSearchParams } from 'wouter';
import { useDialogState } from '../shell/use-dialog-state.ts';

/** Returns the registrations of the chosen state. The address contains the choice. */
export function useCadastros() {
  const [params, setParams] = useSearchParams();
  const aprovacao: Aprovacao = params.get('situacao') === 'recusados' ? 'recusada' : 'pendente';
  const query = trpc.aprovacao.listar.useQuery({ aprovacao });
  useFailureNotice(query.isError, FALHAS['aprovacao.listar']);
  return {
    aprovacao,
    list: query.data,
    choose: (nova: Aprovacao) => setParams(nova === 'recusada' ? { situacao: 'recusados' } : {}, { replace: true }),
    failed: query.isError && !query.data,
    retry: () => void query.refetch(),
  };
}

/** The open question. */
type Question =
  | { cadastro: CadastroEmAprovacao; act: 'aprovar' | 'recusar' }
  | { cadastros: readonly CadastroEmAprovacao[]; act: 'aprovar-varios' };

/**
 * Returns the approvals and the refusal. If another administrator was faster, the server refuses. The dialogs close and
 * the list reloads in both cases.
 */
export function useDecidir(onDecided: () => void) {
  const utils = trpc.useUtils();
  const question = useDialogState<Question>();
  const after = {
    onSuccess: ({ message }: { message: string }) => notify.success(message),
    onSettled: () => {
      question.close();
      onDecided();
      return Promise.all([utils.aprovacao.invalidate(), utils.entregadores.invalidate()]);
    },
  };
  const aprovar = trpc.aprovacao.aprovar.useMutation({
    ...after,
    onError: (error) => notifyFailureWithReason(FALHAS['aprovacao.aprovar'], error),
  });
  const aprovarVarios = trpc.aprovacao.aprovarVarios.useMutation({
    ...after,
    onError: (error) => notifyFailureWithReason(FALHAS['aprovacao.aprovarVarios'], error),
  });
  const recusar = trpc.aprovacao.recusar.useMutation({
    ...after,
    onError: (error) => notifyFailureWithReason(FALHAS['aprovacao.recusar'], error),
  });
  const aprovarTodos = (cadastros: readonly CadastroEmAprovacao[]) => {
    const [first, ...others] = cadastros;
    if (!first) return;
    question.show(others.length > 0 ? { cadastros, act: 'aprovar-varios' } : { cadastro: first, act: 'aprovar' });
  };
  const ask = (act: 'aprovar' | 'recusar') => (cadastro: CadastroEmAprovacao) => question.show({ cadastro, act });
  return {
    question,
    aprovar: ask('aprovar'),
    recusar: ask('recusar'),
    aprovarTodos,
    confirmarAprovacao: ({ id, aprovacao }: CadastroEmAprovacao) => aprovar.mutate({ entregador_id: id, aprovacao }),
    confirmarVarias: (cadastros: readonly CadastroEmAprovacao[]) =>
      aprovarVarios.mutate({ entregador_ids: cadastros.map(({ id }) => id) }),
    confirmarRecusa: ({ id }: CadastroEmAprovacao, motivo: string) => recusar.mutate({ entregador_id: id, motivo }),
    sending: aprovar.isPending || aprovarVarios.isPending || recusar.isPending,
  };
}
