import { errorField, refusalReason } from '@corre/client/error.ts';
import { DIGITE_A_SENHA_ATUAL } from '@corre/contract/senhas/senha-atual.ts';
import { type ComponentProps, useRef, useState } from 'react';
import { PasswordField } from '../kit/password-field/password-field.tsx';

/**
 * Holds the present password of a form that changes what the account is reached by [senha-confirma]. It stands beside
 * the form's values, so that no draft keeps it.
 */
export function useCurrentPassword() {
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const complain = (reason: string) => {
    setError(reason);
    input.current?.focus();
  };
  return {
    value,
    field: {
      ref: input,
      value,
      error,
      onChange: ({ target }: { target: { value: string } }) => {
        setValue(target.value);
        setError(undefined);
      },
    },
    /** Asks for the password where none was typed. Returns whether one was. */
    demand: (): boolean => {
      if (value === '') complain(DIGITE_A_SENHA_ATUAL);
      return value !== '';
    },
    /** Shows the server's refusal of the password at its field. Returns whether the refusal is about the password. */
    refused: (failure: unknown): boolean => {
      const reason = errorField(failure) === 'senha_atual' ? refusalReason(failure) : null;
      if (reason !== null) complain(reason);
      return reason !== null;
    },
    clear: () => {
      setValue('');
      setError(undefined);
    },
  };
}

type Props = Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'> & {
  /** the login name, under which a password manager keeps the password */
  conta: string;
};

/** The field 'Senha atual' of a form that changes other data. */
export const CurrentPassword = ({ conta, ...field }: Props) => (
  <>
    <input type="text" autoComplete="username" value={conta} readOnly hidden />
    <PasswordField label="Senha atual" autoComplete="current-password" {...field} />
  </>
);
