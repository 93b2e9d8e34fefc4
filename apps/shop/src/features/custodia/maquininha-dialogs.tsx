import { trpc } from '@corre/client/trpc.ts';
import type { MaquininhaView } from '@corre/contract/custodia/maquininhas-contrato.ts';
import { criarMaquininhaSchema } from '@corre/contract/custodia/maquininhas-contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { AlertDialog } from '@corre/ui/kit/alert-dialog/alert-dialog.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { useCustodyAct } from '@corre/ui/shell/use-custody-act.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { EntregadorCombobox } from '../lancar/entregador-combobox.tsx';
import type { EntregadorEncontrado } from '../lancar/use-lancar.ts';

type Props = { maquininha?: MaquininhaView; onClose: () => void };

/** Creates the machine if there is none yet, else saves it. */
function useSalvar(maquininha: MaquininhaView | undefined, onClose: () => void) {
  const comercio_nome = useComercioNome();
  const act = useCustodyAct(FALHAS[maquininha ? 'maquininhas.editar' : 'maquininhas.criar'], onClose);
  const criar = trpc.maquininhas.criar.useMutation(act.options);
  const editar = trpc.maquininhas.editar.useMutation(act.options);
  return {
    saving: criar.isPending || editar.isPending,
    salvar: (fields: { apelido: string; serie: string | null }) => {
      if (!act.start()) return;
      if (maquininha) editar.mutate({ comercio_nome, maquininha_id: maquininha.id, ...fields });
      else criar.mutate({ comercio_nome, ...fields });
    },
  };
}

/** The dialog for a machine's name and serial number. */
export function DadosDaMaquininha({ maquininha, onClose }: Props) {
  const { salvar, saving } = useSalvar(maquininha, onClose);
  const form = useForm({
    resolver: zodResolver(criarMaquininhaSchema),
    defaultValues: { apelido: maquininha?.apelido ?? '', serie: maquininha?.serie ?? '' },
  });
  const { errors } = form.formState;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={maquininha ? `Editar a maquininha ${maquininha.apelido}` : 'Nova maquininha'}
      width={480}
      short
      dismissible={false}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Voltar
          </Button>
          <Button type="submit" form="maquininha" loading={saving} loadingLabel="Salvando...">
            {maquininha ? 'Salvar' : 'Cadastrar'}
          </Button>
        </>
      }
    >
      <form id="maquininha" noValidate className="grid gap-4" onSubmit={form.handleSubmit(salvar)}>
        <Field label="Nome" hint="Como vocês a chamam: 3, azul, balcão." error={errors.apelido?.message}>
          <TextInput autoComplete="off" {...form.register('apelido')} />
        </Field>
        <Field label="Número de série" note="(opcional)" error={errors.serie?.message}>
          <TextInput autoComplete="off" {...form.register('serie')} />
        </Field>
      </form>
    </Dialog>
  );
}

type ComMaquininha = { maquininha: MaquininhaView; onClose: () => void };

/** The dialog that hands a machine to a courier. */
export function EntregarMaquininha({ maquininha: { id, apelido }, onClose }: ComMaquininha) {
  const comercio_nome = useComercioNome();
  const [entregador, setEntregador] = useState<EntregadorEncontrado | null>(null);
  const [faltou, setFaltou] = useState(false);
  const act = useCustodyAct(FALHAS['maquininhas.entregar'], onClose);
  const entregar = trpc.maquininhas.entregar.useMutation(act.options);
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    setFaltou(entregador === null);
    if (entregador && act.start()) {
      entregar.mutate({ comercio_nome, maquininha_id: id, entregador_id: entregador.id });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Entregar a maquininha ${apelido}`}
      width={480}
      dismissible={false}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
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

type Desativar = { maquininha: MaquininhaView; onClose: () => void };

/** The question before a machine is deactivated. */
export function DesativarMaquininha({ maquininha: { id, apelido }, onClose }: Desativar) {
  const comercio_nome = useComercioNome();
  const act = useCustodyAct(FALHAS['maquininhas.desativar'], onClose);
  const desativar = trpc.maquininhas.desativar.useMutation(act.options);
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Desativar a maquininha ${apelido}?`}
      description="Ela sai da lista. O histórico de quem esteve com ela continua guardado."
      confirmLabel="Desativar"
      loading={desativar.isPending}
      loadingLabel="Desativando..."
      onConfirm={() => {
        if (act.start()) desativar.mutate({ comercio_nome, maquininha_id: id });
      }}
    />
  );
}
