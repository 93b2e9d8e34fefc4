import { trpc } from '@corre/client/trpc.ts';
import { DICA_MAX } from '@corre/contract/constants.ts';
import type { DicaDaEntrega } from '@corre/contract/enderecos/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { TextArea } from '@corre/ui/kit/text-input/text-input.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailure } from '@corre/ui/shell/failure-notice.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { useState } from 'react';

type Props = { dica: DicaDaEntrega; endereco: string; onClose: () => void };

/** The dialog for a courier's hint about a door, for the next courier. Saving an empty text deletes it. */
export function DizerDica({ dica, endereco, onClose }: Props) {
  const entregador_id = useEntregadorId();
  const utils = trpc.useUtils();
  const [text, setText] = useState(dica.minha ?? '');
  const dizer = trpc.enderecos.dizerDica.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      onClose();
    },
    onError: (error) => notifyFailure(FALHAS['enderecos.dizerDica'], error),
    onSettled: () => void utils.enderecos.dicas.invalidate(),
  });
  const limpo = text.trim();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Dica do lugar"
      description={endereco}
      dismissible={false}
      footer={
        <Button
          size="lg"
          loading={dizer.isPending}
          loadingLabel="Guardando..."
          disabled={limpo === (dica.minha ?? '')}
          onClick={() => dizer.mutate({ entregador_id, solicitacao_id: dica.solicitacao_id, texto: limpo })}
        >
          {limpo === '' && dica.minha !== null ? 'Apagar minha dica' : 'Guardar dica'}
        </Button>
      }
    >
      <Field
        label="O que ajuda quem vier depois?"
        hint="Só sobre o lugar: portão, interfone, onde parar. Sem nomes de clientes e sem telefones."
      >
        <TextArea
          rows={3}
          maxLength={DICA_MAX}
          placeholder="Portão azul, interfone 31"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
    </Dialog>
  );
}
