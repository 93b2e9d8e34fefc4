import { trpc } from '@corre/api/client/trpc.ts';
import { formularioSenhaSuporteSchema } from '@corre/api/senhas/contrato.ts';
import { notifyFailure } from '@corre/ui/shell/failure-notice.ts';
import { notify } from '@corre/ui/toaster/notify.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

const VAZIA = { nova_senha: '', confirma_senha: '' };

/** Support's new password (specification §5); only `nova_senha` is sent. The account's other sessions end. */
export function useSenha() {
  const form = useForm({ defaultValues: VAZIA, resolver: zodResolver(formularioSenhaSuporteSchema) });
  const alterar = trpc.senhas.suporte.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      form.reset(VAZIA);
    },
    onError: (erro) => notifyFailure('Erro ao alterar senha', erro),
  });
  const { errors } = form.formState;
  return {
    nova: { ...form.register('nova_senha'), error: errors.nova_senha?.message },
    confirma: { ...form.register('confirma_senha'), error: errors.confirma_senha?.message },
    alterar: form.handleSubmit(({ nova_senha }) => alterar.mutate({ nova_senha })),
    alterando: alterar.isPending,
  };
}
