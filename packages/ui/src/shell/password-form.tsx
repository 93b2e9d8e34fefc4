import { TEXTOS_DA_SENHA, type TextosDaSenha } from '@corre/contract/senhas/contrato.ts';
import type { ReactNode } from 'react';
import { PasswordFields } from './password-fields.tsx';
import { useSession } from './require-session.tsx';
import { useChangePassword } from './use-change-password.ts';

type Props = {
  id?: string;
  /** the texts for missing fields: TEXTOS_DA_SENHA_DO_SUPORTE in support's panel [senha] */
  textos?: TextosDaSenha;
  onChanged?: () => void;
  /** the submit button; gets true while the server has not answered */
  children?: (pending: boolean) => ReactNode;
};

/** Changes the password of the signed-in user. In a card (PasswordCard) or in a dialog of the panel. */
export function PasswordForm({ id, textos = TEXTOS_DA_SENHA, onChanged, children }: Props) {
  const { comercio_nome } = useSession();
  const { pending, ...fields } = useChangePassword(textos, onChanged);
  return (
    <PasswordFields id={id} conta={comercio_nome} {...fields}>
      {children?.(pending)}
    </PasswordFields>
  );
}
