import { Button } from '@corre/ui/kit/button/button.tsx';
import { LockedPage } from '@corre/ui/shell/locked-page.tsx';
import { PasswordForm } from '@corre/ui/shell/password-form.tsx';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';

/**
 * The only page for a shop that still has the preset password. The server answers all other calls with 403
 * [senha-atual].
 */
export const SenhaInicial = () => (
  <LockedPage
    quem={useComercioNome()}
    title="Crie uma senha só sua"
    text="Este comércio ainda usa a senha inicial, que outras pessoas conhecem. Depois da troca, o painel se abre."
  >
    <PasswordForm>
      {(alterando) => (
        <Button type="submit" size="lg" full loading={alterando} loadingLabel="Salvando...">
          Alterar senha
        </Button>
      )}
    </PasswordForm>
  </LockedPage>
);
