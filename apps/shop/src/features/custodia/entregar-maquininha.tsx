import { trpc } from '@corre/client/trpc.ts';
import type { MaquininhaView } from '@corre/contract/custodia/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { useCustodyAct } from '@corre/ui/shell/use-custody-act.ts';
import { type FormEvent, useState } from 'react';
import { EntregadorCombobox } from '../lancar/entregador-combobox.tsx';
import type { EntregadorEncontrado } from '../lancar/use-lancar.ts';

type Props = { maquininha: MaquininhaView; onFechar: () => void };

/** The dialog that hands a machine to a courier. */
export function EntregarMaquininha({ maquininha: { id, apelido }, onFechar }: Props) {
  const comercio_nome = useComercioNome();
  const [entregador, setEntregador] = useState<EntregadorEncontrado | null>(null);
  const [faltou, setFaltou] = useState(false);
  const ato = useCustodyAct(FALHAS['maquininhas.entregar'], onFechar);
  const entregar = trpc.maquininhas.entregar.useMutation(ato.options);
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    setFaltou(entregador === null);
    if (entregador && ato.start()) {
      entregar.mutate({ comercio_nome, maquininha_id: id, entregador_id: entregador.id });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(aberto) => !aberto && onFechar()}
      title={`Entregar a maquininha ${apelido}`}
      width={480}
      dismissible={false}
      footer={
        <>
          <Button variant="secondary" onClick={onFechar}>
            Voltar
          </Button>
          <Button type="submit" form="entregar-maquininha" loading={entregar.isPending} loadingLabel="Entregando...">
            Entregar
          </Button>
        </>
      }
    >
      <form id="entregar-maquininha" noValidate onSubmit={enviar}>
        <Field label="Entregador" error={faltou && !entregador ? 'Escolha o entregador' : undefined}>
          <EntregadorCombobox value={entregador} onValueChange={setEntregador} />
        </Field>
      </form>
    </Dialog>
  );
}
