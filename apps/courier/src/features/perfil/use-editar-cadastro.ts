import { errorStatus } from '@corre/client/error.ts';
import { trpc } from '@corre/client/trpc.ts';
import type { EditarEntregador } from '@corre/contract/entregadores/edicao-contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { useCurrentPassword } from '@corre/ui/shell/current-password.tsx';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';

type Mudanca = Omit<EditarEntregador, 'senha_atual'>;

/** Changes the courier's own telephone or vehicle with the present password [senha-confirma]. */
export function useEditarCadastro(feito: string, onEnd: () => void) {
  const entregador_id = useEntregadorId();
  const utils = trpc.useUtils();
  const senha = useCurrentPassword();
  const editar = trpc.entregadores.editar.useMutation({
    onSuccess: ({ telefone_pessoal, veiculo }) => {
      utils.entregadores.perfil.setData(
        { entregador_id },
        (perfil) => perfil && { ...perfil, telefone_pessoal, veiculo },
      );
      notify.success(feito);
      onEnd();
    },
    onError: (error) => {
      if (senha.refused(error)) return;
      notifyFailureWithReason(FALHAS['entregadores.editar'], error);
      // The profile behind the dialog shows the present value.
      if (errorStatus(error) === 409) onEnd();
    },
    onSettled: () => utils.entregadores.perfil.invalidate(),
  });
  const salvar = (mudanca: Mudanca) => {
    if (!editar.isPending && senha.demand()) editar.mutate({ entregador_id, ...mudanca, senha_atual: senha.value });
  };
  return { salvar, saving: editar.isPending, senha: senha.field };
}
