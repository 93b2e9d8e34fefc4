import { Button } from '@corre/ui/button/button.tsx';
import { Dialog } from '@corre/ui/dialog/dialog.tsx';
import { PasswordField } from '@corre/ui/password-field/password-field.tsx';
import { useId } from 'react';
import { useAlterarSenha } from './use-alterar-senha.ts';

/** Asks for a password of its own while the shop still has the preset one. */
export function SenhaInicial({ aberta, onFechar }: { aberta: boolean; onFechar: () => void }) {
  const { campo, erro, alterar, alterando } = useAlterarSenha(onFechar);
  const formulario = useId();
  return (
    <Dialog
      open={aberta}
      onOpenChange={(aberto) => !aberto && onFechar()}
      dismissible={false}
      width={480}
      title="Crie uma senha só sua"
      description="Este comércio ainda usa a senha inicial, que outras pessoas conhecem."
      footer={
        <>
          <Button variant="secondary" onClick={onFechar}>
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
