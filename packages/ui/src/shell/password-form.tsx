import { errorField, refusalReason } from '@corre/client/error.ts';
import { trpc } from '@corre/client/trpc.ts';
import { SENHA_MIN } from '@corre/contract/constants.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { formularioDaSenhaSchema, TEXTOS_DA_SENHA, type TextosDaSenha } from '@corre/contract/senhas/contrato.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ComponentProps, ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordField } from '../kit/password-field/password-field.tsx';
import { notify } from '../kit/toaster/notify.ts';
import { notifyFailure, notifyFailureWithReason } from './failure-notice.ts';
import { useSession } from './require-session.tsx';

const EMPTY = { senha_atual: '', nova_senha: '', confirma_senha: '' };

type Senhas = { senha_atual: string; nova_senha: string };
type Retorno = { onSuccess: (resposta: { message: string }) => void; onError: (error: unknown) => void };

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
function useChangePassword(texts: TextosDaSenha, onChanged: () => void = () => undefined) {
  const utils = trpc.useUtils();
  const { send, pending } = useCall();
  // Support shows the server's reason alone. The others show it after the catalogue's text.
  const tellFailure = useSession().user_type === 'suporte' ? notifyFailure : notifyFailureWithReason;
  const form = useForm({ defaultValues: EMPTY, resolver: zodResolver(formularioDaSenhaSchema(texts)) });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ senha_atual, nova_senha }) =>
    send(
      { senha_atual, nova_senha },
      {
        onSuccess: ({ message }) => {
          notify.success(message);
          form.reset(EMPTY);
          // A shop's `senha_inicial` and the sessions of other devices may have changed.
          void utils.sessao.invalidate();
          onChanged();
        },
        onError: (error) => {
          const motivo = refusalReason(error);
          if (motivo !== null && errorField(error) === 'senha_atual')
            form.setError('senha_atual', { message: motivo }, { shouldFocus: true });
          else tellFailure(FALHAS['senhas.entregador'], error);
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

type Field = Omit<ComponentProps<typeof PasswordField>, 'label'>;

type FieldsProps = {
  /** id of the `form`, for a submit button in a dialog's footer */
  id?: string;
  atual: Field;
  nova: Field;
  confirma: Field;
  /** the login name, if the panel knows it: a password manager stores the password under this name */
  conta?: string;
  submit: ComponentProps<'form'>['onSubmit'];
  /** the submit button, if it is inside the form */
  children?: ReactNode;
};

/** The three fields of a password change, with the attributes that password managers expect. */
export function PasswordFields({ id, atual, nova, confirma, conta, submit, children }: FieldsProps) {
  return (
    <form id={id} onSubmit={submit} noValidate className="grid gap-4">
      {conta && <input type="text" autoComplete="username" value={conta} readOnly hidden />}
      <PasswordField label="Senha atual" autoComplete="current-password" {...atual} />
      <PasswordField
        label="Nova senha"
        autoComplete="new-password"
        hint={`Pelo menos ${SENHA_MIN} caracteres.`}
        {...nova}
      />
      <PasswordField label="Confirmar nova senha" autoComplete="new-password" {...confirma} />
      {children}
    </form>
  );
}

type Props = {
  id?: string;
  /** the texts for missing fields: TEXTOS_DA_SENHA_DO_SUPORTE in support's panel [senha] */
  texts?: TextosDaSenha;
  onChanged?: () => void;
  /** the submit button; gets true while the server has not answered */
  children?: (pending: boolean) => ReactNode;
};

/** Changes the password of the signed-in user. In a card (PasswordCard) or in a dialog of the panel. */
export function PasswordForm({ id, texts = TEXTOS_DA_SENHA, onChanged, children }: Props) {
  const { comercio_nome } = useSession();
  const { pending, ...fields } = useChangePassword(texts, onChanged);
  return (
    <PasswordFields id={id} conta={comercio_nome} {...fields}>
      {children?.(pending)}
    </PasswordFields>
  );
}
