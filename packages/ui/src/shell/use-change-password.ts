import { errorField, refusalReason } from '@corre/client/error.ts';
import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { formularioDaSenhaSchema, type TextosDaSenha } from '@corre/contract/senhas/contrato.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { notify } from '../kit/toaster/notify.ts';
import { notifyFailure, notifyFailureWithReason } from './failure-notice.ts';
import { useSession } from './require-session.tsx';

const VAZIA = { senha_atual: '', nova_senha: '', confirma_senha: '' };

type Senhas = { senha_atual: string; nova_senha: string };
type Retorno = { onSuccess: (resposta: { message: string }) => void; onError: (erro: unknown) => void };

/** The call of the signed-in user's account type, with the input of that call. */
function useCall() {
  const { user_type, user_id, comercio_nome } = useSession();
  const entregador = trpc.senhas.entregador.useMutation();
  const comercio = trpc.senhas.comercio.useMutation();
  const admin = trpc.senhas.admin.useMutation();
  const suporte = trpc.senhas.suporte.useMutation();
  const send = (senhas: Senhas, retorno: Retorno) => {
    if (user_type === 'comercio') comercio.mutate({ comercio_nome, ...senhas }, retorno);
    else if (user_type === 'admin') admin.mutate(senhas, retorno);
    else if (user_type === 'suporte') suporte.mutate(senhas, retorno);
    else if (user_id !== null) entregador.mutate({ entregador_id: user_id, ...senhas }, retorno);
  };
  return { send, pending: [entregador, comercio, admin, suporte].some(({ isPending }) => isPending) };
}

/**
 * Changes the user's own password: the current one, and the new one twice [senha]. The account's other sessions end.
 */
export function useChangePassword(textos: TextosDaSenha, onChanged: () => void = () => undefined) {
  const utils = trpc.useUtils();
  const { send, pending } = useCall();
  // Support shows the server's reason alone. The others show it after the catalogue's text.
  const tellFailure = useSession().user_type === 'suporte' ? notifyFailure : notifyFailureWithReason;
  const form = useForm({ defaultValues: VAZIA, resolver: zodResolver(formularioDaSenhaSchema(textos)) });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ senha_atual, nova_senha }) =>
    send(
      { senha_atual, nova_senha },
      {
        onSuccess: ({ message }) => {
          notify.success(message);
          form.reset(VAZIA);
          // A shop's `senha_inicial` and the sessions of other devices may have changed.
          void utils.sessao.invalidate();
          onChanged();
        },
        onError: (erro) => {
          const motivo = refusalReason(erro);
          if (motivo !== null && errorField(erro) === 'senha_atual')
            form.setError('senha_atual', { message: motivo }, { shouldFocus: true });
          else tellFailure(FALHAS['senhas.entregador'], erro);
        },
      },
    ),
  );
  return {
    atual: { ...form.register('senha_atual'), error: errors.senha_atual?.message },
    nova: { ...form.register('nova_senha'), error: errors.nova_senha?.message },
    confirma: { ...form.register('confirma_senha'), error: errors.confirma_senha?.message },
    submit,
    pending,
  };
}
