import { trpc } from '@corre/api/client/trpc.ts';
import { Button } from '@corre/ui/button/button.tsx';
import { Dialog } from '@corre/ui/dialog/dialog.tsx';
import { PasswordField } from '@corre/ui/password-field/password-field.tsx';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { useId, useState } from 'react';
import { useAlterarSenha } from './use-alterar-senha.ts';

/** Asks on every visit for a password of its own while the shop still has the preset one (docs/decisions). */
export function SenhaInicial() {
  const comercio_nome = useComercioNome();
  const { data } = trpc.comercios.perfil.useQuery({ comercio_nome }, { staleTime: Number.POSITIVE_INFINITY });
  const [adiada, setAdiada] = useState(false);
  const { campo, erro, alterar, alterando } = useAlterarSenha(() => setAdiada(true));
  const formulario = useId();
  return (
    <Dialog
      open={data?.senha_inicial === true && !adiada}
      onOpenChange={(aberto) => !aberto && setAdiada(true)}
      dismissible={false}
      width={480}
      title="Crie uma senha só sua"
      description="Este comércio ainda usa a senha inicial, que outras pessoas conhecem."
      footer={
        <>
          <Button variant="secondary" onClick={() => setAdiada(true)}>
            Agora não
          </Button>
          <Button type="submit" form={formulario} loading={alterando} loadingLabel="Salvando...">
            Alterar senha
          </Button>
        </>
      }
    >
      <form id={formulario} onSubmit={alterar} noValidate>
        <PasswordField
          label="Nova senha"
          hint="As outras sessões deste comércio são encerradas."
          error={erro}
          autoComplete="new-password"
          {...campo}
        />
      </form>
    </Dialog>
  );
}
