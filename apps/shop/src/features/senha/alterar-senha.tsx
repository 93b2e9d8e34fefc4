import { Button } from '@corre/ui/button/button.tsx';
import { PasswordField } from '@corre/ui/password-field/password-field.tsx';
import { useAlterarSenha } from './use-alterar-senha.ts';

/** The settings' password form. */
export function AlterarSenha() {
  const { campo, erro, alterar, alterando } = useAlterarSenha();
  return (
    <form onSubmit={alterar} noValidate className="flex flex-wrap items-start gap-2">
      <PasswordField
        label="Nova senha"
        hideLabel
        error={erro}
        placeholder="Nova senha"
        autoComplete="new-password"
        className="flex-1 basis-60"
        {...campo}
      />
      <Button type="submit" loading={alterando} loadingLabel="Salvando..." className="min-h-(--ui-control)">
        Alterar senha
      </Button>
    </form>
  );
}
