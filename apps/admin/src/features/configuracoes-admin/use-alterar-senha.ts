import { trpc } from '@corre/api/client/trpc.ts';
import { trocarSenhaAdminSchema } from '@corre/api/senhas/contrato.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { notify } from '@corre/ui/toaster/notify.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

const VAZIA = { nova_senha: '' };

/** Changing the administrator's password (specification §5); other sessions of the account end. */
export function useAlterarSenha() {
  const form = useForm({ defaultValues: VAZIA, resolver: zodResolver(trocarSenhaAdminSchema) });
  const alterar = trpc.senhas.admin.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      form.reset(VAZIA);
    },
    onError: (erro) => notifyFailureWithReason('Erro ao alterar senha', erro),
  });
  return {
    campo: form.register('nova_senha'),
    erro: form.formState.errors.nova_senha?.message,
    alterar: form.handleSubmit((senha) => alterar.mutate(senha)),
    alterando: alterar.isPending,
  };
}
