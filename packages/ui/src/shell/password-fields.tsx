import { SENHA_MIN } from '@corre/contract/constants.ts';
import type { ComponentProps, ReactNode } from 'react';
import { PasswordField } from '../kit/password-field/password-field.tsx';

type Field = Omit<ComponentProps<typeof PasswordField>, 'label'>;

type Props = {
  /** of the `form`, for a submit button that stands in a dialog's foot */
  id?: string;
  atual: Field;
  nova: Field;
  confirma: Field;
  /** the name the account signs in with, where the panel knows it: a password manager keeps the password under it */
  conta?: string;
  submit: ComponentProps<'form'>['onSubmit'];
  /** the submit button, when it stands in the form */
  children?: ReactNode;
};

/** The three fields of a password change, as password managers expect them. */
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
