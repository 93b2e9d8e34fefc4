import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { Logo } from '@corre/ui/kit/logo/logo.tsx';
import { LogoutButton } from '@corre/ui/shell/office-header.tsx';
import { PasswordForm } from '@corre/ui/shell/password-form.tsx';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';

/**
 * The only page for a shop that still has the preset password. The server answers all other calls with 403
 * [senha-atual].
 */
export function SenhaInicial() {
  const comercio_nome = useComercioNome();
  return (
    <div className="flex min-h-dvh flex-col">
      <header
        data-theme="dark"
        className="flex h-16 items-center gap-3 border-b border-line bg-bg px-4 text-ink sm:px-6"
      >
        <Logo />
        <span className="min-w-0 flex-1 truncate text-right font-semibold">{comercio_nome}</span>
        <LogoutButton />
      </header>
      <main className="flex flex-1 items-start justify-center p-4 sm:items-center">
        <Card className="grid w-full max-w-[480px] gap-5 p-5 sm:p-6">
          <div>
            <h1>Crie uma senha só sua</h1>
            <p className="mt-1 text-ink-2">
              Este comércio ainda usa a senha inicial, que outras pessoas conhecem. Depois da troca, o painel se abre.
            </p>
          </div>
          <PasswordForm>
            {(alterando) => (
              <Button type="submit" size="lg" full loading={alterando} loadingLabel="Salvando...">
                Alterar senha
              </Button>
            )}
          </PasswordForm>
        </Card>
      </main>
    </div>
  );
}
