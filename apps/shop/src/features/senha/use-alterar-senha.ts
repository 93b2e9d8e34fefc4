import { trpc } from '@corre/api/client/trpc.ts';
import { trocarSenhaSchema } from '@corre/api/senhas/contrato.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { notify } from '@corre/ui/toaster/notify.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { avisarErro } from '../erros/avisar-erro.ts';

const VAZIA = { nova_senha: '' };

/** Changing the shop's password (specification §5); its other sessions end. */
export function useAlterarSenha(onAlterada: () => void = () => undefined) {
  const comercio_nome = useComercioNome();
  const utils = trpc.useUtils();
  const form = useForm({ defaultValues: VAZIA, resolver: zodResolver(trocarSenhaSchema) });
  const alterar = trpc.senhas.comercio.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      form.reset(VAZIA);
      onAlterada();
      return utils.comercios.perfil.invalidate();
    },
    onError: (erro) => avisarErro('Erro ao alterar senha', erro),
  });
  return {
    campo: form.register('nova_senha'),
    erro: form.formState.errors.nova_senha?.message,
    alterar: form.handleSubmit(({ nova_senha }) => alterar.mutate({ comercio_nome, nova_senha })),
    alterando: alterar.isPending,
  };
}
