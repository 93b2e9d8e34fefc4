import { errorStatus } from '@corre/client/error.ts';
import { trpc } from '@corre/client/trpc.ts';
import { type EditarEntregador, editarEntregadorSchema } from '@corre/contract/entregadores/edicao-contrato.ts';
import type { EntregadorDoAdmin } from '@corre/contract/entregadores/ficha-contrato.ts';
import { NOME_VEICULO } from '@corre/contract/entregadores/labels.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { VEICULOS } from '@corre/contract/vocabulario.ts';
import { MaskedInput } from '@corre/ui/domain/masked-input/masked-input.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { Select } from '@corre/ui/kit/select/select.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';

const OPCOES = VEICULOS.map((veiculo) => ({ value: veiculo, label: NOME_VEICULO[veiculo] }));

type Entregador = Pick<EntregadorDoAdmin, 'id' | 'nome_completo' | 'telefone_pessoal' | 'veiculo'>;

/** Returns the form of a courier's telephone and vehicle. It sends what it showed at the opening as well. */
function useEditarEntregador(entregador: Entregador, onEnd: () => void) {
  const { id: entregador_id, telefone_pessoal, veiculo } = entregador;
  const utils = trpc.useUtils();
  // As the form showed them at its opening: news of the list do not count, because the fields do not show them.
  const [antes] = useState({ telefone_pessoal, veiculo });
  const form = useForm<z.input<typeof editarEntregadorSchema>, unknown, EditarEntregador>({
    defaultValues: { telefone_pessoal, veiculo, antes },
    resolver: zodResolver(editarEntregadorSchema),
  });
  const salvar = trpc.entregadores.editar.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      onEnd();
    },
    onError: (error) => {
      notifyFailureWithReason(FALHAS['entregadores.editar'], error);
      // The details behind the dialog show the present values.
      if (errorStatus(error) === 409) onEnd();
    },
    onSettled: () => utils.entregadores.invalidate(),
  });
  return {
    form,
    saving: salvar.isPending,
    enviar: form.handleSubmit((novo) => {
      if (!salvar.isPending) salvar.mutate({ ...novo, entregador_id, antes });
    }),
  };
}

const FORM = 'editar-entregador';

type Props = { entregador: Entregador; open: boolean; onOpenChange: (open: boolean) => void };

/** The dialog in which the administrator changes a courier's telephone and vehicle. The courier is told. */
export function EditarEntregadorDialog({ entregador, open, onOpenChange }: Props) {
  const { form, enviar, saving } = useEditarEntregador(entregador, () => onOpenChange(false));
  const { errors } = form.formState;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Editar ${entregador.nome_completo}`}
      description="O entregador é avisado no aplicativo, e a mudança fica no registro."
      width={480}
      dismissible={false}
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
      <form id={FORM} onSubmit={enviar} noValidate autoComplete="off" className="grid gap-4">
        <Controller
          control={form.control}
          name="telefone_pessoal"
          render={({ field: { onChange, value, ...field } }) => (
            <Field label="Telefone" error={errors.telefone_pessoal?.message} required>
              <MaskedInput mask="telefone" autoComplete="off" {...field} value={value ?? ''} onValueChange={onChange} />
            </Field>
          )}
        />
        <Field label="Veículo" error={errors.veiculo?.message}>
          <Select options={OPCOES} {...form.register('veiculo')} />
        </Field>
      </form>
    </Dialog>
  );
}
