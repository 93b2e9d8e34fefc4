import { errorStatus } from '@corre/client/error.ts';
import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { lerTelefoneDoBrasil } from '@corre/contract/telefones/ler.ts';
import { MaskedInput } from '@corre/ui/domain/masked-input/masked-input.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { type FormEvent, useState } from 'react';

const FORM = 'trocar-telefone';

type Props = { telefone_pessoal: string; open: boolean; onOpenChange: (open: boolean) => void };

/** The dialog in which couriers change their own telephone. Loaded on demand. */
export function TrocarTelefone({ telefone_pessoal, open, onOpenChange }: Props) {
  const entregador_id = useEntregadorId();
  const utils = trpc.useUtils();
  const [antes] = useState({ telefone_pessoal });
  const [typed, setTyped] = useState(telefone_pessoal);
  const [erro, setErro] = useState<string>();
  const salvar = trpc.entregadores.editar.useMutation({
    onSuccess: () => {
      notify.success('Telefone trocado');
      onOpenChange(false);
    },
    onError: (error) => {
      notifyFailureWithReason(FALHAS['entregadores.editar'], error);
      // The profile behind the dialog shows the present number.
      if (errorStatus(error) === 409) onOpenChange(false);
    },
    onSettled: () => utils.entregadores.perfil.invalidate(),
  });
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    // The reader without its schema: the panel's first parts load no validation library.
    const lido = lerTelefoneDoBrasil(typed);
    if ('recusa' in lido) return setErro(lido.recusa);
    setErro(undefined);
    if (!salvar.isPending) salvar.mutate({ entregador_id, telefone_pessoal: lido.telefone, antes });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Trocar telefone"
      description="As lojas e o suporte falam com você por ele."
      width={480}
      short
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancelar
          </Button>
          <Button type="submit" form={FORM} loading={salvar.isPending} loadingLabel="Salvando...">
            Salvar
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={enviar} noValidate>
        <Field label="Telefone" error={erro} required>
          <MaskedInput mask="telefone" autoComplete="tel-national" value={typed} onValueChange={setTyped} />
        </Field>
      </form>
    </Dialog>
  );
}
