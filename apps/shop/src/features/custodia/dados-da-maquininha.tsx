import { trpc } from '@corre/client/trpc.ts';
import type { MaquininhaView } from '@corre/contract/custodia/contrato.ts';
import { criarMaquininhaSchema } from '@corre/contract/custodia/maquininhas-contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { useCustodyAct } from '@corre/ui/shell/use-custody-act.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

type Props = { maquininha?: MaquininhaView; onFechar: () => void };

/** Creates the machine if there is none yet, else saves it. */
function useSalvar(maquininha: MaquininhaView | undefined, onFechar: () => void) {
  const comercio_nome = useComercioNome();
  const ato = useCustodyAct(FALHAS[maquininha ? 'maquininhas.editar' : 'maquininhas.criar'], onFechar);
  const criar = trpc.maquininhas.criar.useMutation(ato.options);
  const editar = trpc.maquininhas.editar.useMutation(ato.options);
  return {
    salvando: criar.isPending || editar.isPending,
    salvar: (dados: { apelido: string; serie: string | null }) => {
      if (!ato.start()) return;
      if (maquininha) editar.mutate({ comercio_nome, maquininha_id: maquininha.id, ...dados });
      else criar.mutate({ comercio_nome, ...dados });
    },
  };
}

/** The dialog for a machine's name and serial number. */
export function DadosDaMaquininha({ maquininha, onFechar }: Props) {
  const { salvar, salvando } = useSalvar(maquininha, onFechar);
  const form = useForm({
    resolver: zodResolver(criarMaquininhaSchema),
    defaultValues: { apelido: maquininha?.apelido ?? '', serie: maquininha?.serie ?? '' },
  });
  const { errors } = form.formState;
  return (
    <Dialog
      open
      onOpenChange={(aberto) => !aberto && onFechar()}
      title={maquininha ? `Editar a maquininha ${maquininha.apelido}` : 'Nova maquininha'}
      width={480}
      short
      dismissible={false}
      footer={
        <>
          <Button variant="secondary" onClick={onFechar}>
            Voltar
          </Button>
          <Button type="submit" form="maquininha" loading={salvando} loadingLabel="Salvando...">
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
