import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailure } from '@corre/ui/shell/failure-notice.ts';
import { useNomeProprio } from '../use-nome-proprio.ts';

type Ato =
  | 'equipe.renomear'
  | 'equipe.desativar'
  | 'equipe.ativar'
  | 'equipe.encerrarSessao'
  | 'equipe.encerrarSessoes';

/** The sessions of a staff account, and the acts on the account. Each act is told once the server has done it. */
export function useConta(funcionario_id: number, onDone: () => void) {
  const utils = trpc.useUtils();
  const sessoes = trpc.equipe.sessoes.useQuery({ funcionario_id }, { staleTime: 0 });
  const told = (ato: Ato, then: () => void = () => undefined) => ({
    onSuccess: ({ message }: { message: string }) => {
      notify.success(message);
      then();
    },
    onError: (error: unknown) => notifyFailure(FALHAS[ato], error),
    onSettled: () => utils.equipe.invalidate(),
  });
  const mostrarNome = useNomeProprio();
  const renomear = trpc.equipe.renomear.useMutation({
    ...told('equipe.renomear'),
    onSuccess: ({ message }, { nome }) => {
      notify.success(message);
      mostrarNome(funcionario_id, nome);
    },
  });
  const desativar = trpc.equipe.desativar.useMutation(told('equipe.desativar', onDone));
  const ativar = trpc.equipe.ativar.useMutation(told('equipe.ativar', onDone));
  const encerrarSessao = trpc.equipe.encerrarSessao.useMutation(told('equipe.encerrarSessao'));
  const encerrarSessoes = trpc.equipe.encerrarSessoes.useMutation(told('equipe.encerrarSessoes'));
  return {
    sessoes,
    renomear: (nome: string) => renomear.mutate({ funcionario_id, nome }),
    renomeando: renomear.isPending,
    desativar: () => desativar.mutate({ funcionario_id }),
    desativando: desativar.isPending,
    ativar: () => ativar.mutate({ funcionario_id }),
    ativando: ativar.isPending,
    encerrarSessao: (sessao_id: string) => encerrarSessao.mutate({ funcionario_id, sessao_id }),
    encerrando: encerrarSessao.isPending ? encerrarSessao.variables.sessao_id : null,
    encerrarTodas: () => encerrarSessoes.mutate({ funcionario_id }),
    encerrandoTodas: encerrarSessoes.isPending,
  };
}
