import { Button } from '@corre/ui/kit/button/button.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { CurrentPassword } from '@corre/ui/shell/current-password.tsx';
import type { FormEvent, ReactNode } from 'react';
import type { useEditarCadastro } from './use-editar-cadastro.ts';

const FORM = 'trocar-cadastro';

type Props = Pick<ReturnType<typeof useEditarCadastro>, 'saving' | 'senha'> & {
  title: string;
  description: string;
  /** the courier's login name, for password managers */
  usuario: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSubmit: (event: FormEvent) => void;
  /** the fields above the password */
  children?: ReactNode;
};

/** A dialog that changes the courier's own data and asks for the present password. */
export function TrocarDialog({
  title,
  description,
  usuario,
  open,
  onOpenChange,
  onSubmit,
  saving,
  senha,
  children,
}: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      width={480}
      short
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancelar
          </Button>
          <Button type="submit" form={FORM} loading={saving} loadingLabel="Salvando...">
            Salvar
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={onSubmit} noValidate className="grid gap-4">
        {children}
        <CurrentPassword conta={usuario} required {...senha} />
      </form>
    </Dialog>
  );
}
