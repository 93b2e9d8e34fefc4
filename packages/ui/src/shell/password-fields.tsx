import { SENHA_MIN } from '@corre/contract/constants.ts';
import type { ComponentProps, ReactNode } from 'react';
import { PasswordField } from '../kit/password-field/password-field.tsx';

type Field = Omit<ComponentProps<typeof PasswordField>, 'label'>;

type Props = {
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
export function PasswordFields({ id, atual, nova, confirma, conta, submit, children }: Props) {
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
