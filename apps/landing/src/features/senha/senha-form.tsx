import { SENHA_MIN } from '@corre/contract/constants.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { PasswordField } from '@corre/ui/kit/password-field/password-field.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { type Faults, faultsOf } from './rules.ts';

type Props = {
  /** the login name: a password manager stores the password under it */
  usuario: string;
  onSave: (nova_senha: string) => void;
  saving: boolean;
  /** why the server refused the last password */
  refused: string | undefined;
  onType: () => void;
};

/** The new password, twice. */
export function SenhaForm({ usuario, onSave, saving, refused, onType }: Props) {
  const [faults, setFaults] = useState<Faults>({});
  const form = useRef<HTMLFormElement>(null);
  const retype = () => {
    setFaults({});
    onType();
  };
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Read at the submit, because a password manager may fill the fields without a change event.
    const data = new FormData(event.currentTarget);
    const nova = String(data.get('nova_senha') ?? '');
    const found = faultsOf(nova, String(data.get('confirma_senha') ?? ''));
    setFaults(found);
    const field = found.nova ? 'nova_senha' : found.confirma ? 'confirma_senha' : null;
    if (field === null) return onSave(nova);
    const control = form.current?.elements.namedItem(field);
    if (control instanceof HTMLInputElement) control.select();
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
      <input type="text" name="usuario" autoComplete="username" value={usuario} readOnly hidden />
      {/* No Banner: the login shares its chunk with no other page, and its first view is small (e2e/first-view.ts). */}
      <p
        role="alert"
        className="rounded-[10px] bg-perigo-soft px-3 py-2.5 text-[16px] leading-5 font-semibold text-perigo-ink empty:hidden"
      >
        {refused}
      </p>
      <PasswordField
        label="Nova senha"
        size="lg"
        name="nova_senha"
        autoComplete="new-password"
        hint={`Pelo menos ${SENHA_MIN} caracteres. Uma frase é fácil de lembrar.`}
        error={faults.nova}
        onChange={retype}
      />
      <PasswordField
        label="Confirmar nova senha"
        size="lg"
        name="confirma_senha"
        autoComplete="new-password"
        error={faults.confirma}
        onChange={retype}
      />
      <Button type="submit" size="xl" full loading={saving} loadingLabel="Salvando..." className="min-h-[60px]">
        Salvar senha
      </Button>
    </form>
  );
}
