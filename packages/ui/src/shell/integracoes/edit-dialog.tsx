import { errorField, refusalReason } from '@corre/client/error.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { editarIntegracaoSchema, type IntegracaoInteira } from '@corre/contract/integracoes/contrato.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../kit/button/button.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Field } from '../../kit/field/field.tsx';
import { Switch } from '../../kit/switch/switch.tsx';
import { TextInput } from '../../kit/text-input/text-input.tsx';
import { type Calls, useAct } from './use-integrations.ts';

const fields = editarIntegracaoSchema.pick({ nome: true, url_eventos: true, url_codigo: true, retorno: true });

type Props = { calls: Calls; integracao: IntegracaoInteira; open: boolean; onOpenChange: (open: boolean) => void };

function useEdit({ calls, integracao, onOpenChange }: Omit<Props, 'open'>) {
  const { id, nome, url_eventos, url_codigo, retorno } = integracao;
  const form = useForm({
    resolver: zodResolver(fields),
    defaultValues: { nome, url_eventos: url_eventos ?? '', url_codigo: url_codigo ?? '', retorno },
  });
  const editar = useAct(calls, FALHAS['integracoes.editar'], calls.editar, () => onOpenChange(false));
  const enviar = form.handleSubmit((mudancas) =>
    editar.mutate(
      { integracao_id: id, ...mudancas },
      {
        onError: (error) => {
          const field = errorField(error);
          if (field === 'url_eventos' || field === 'url_codigo')
            form.setError(field, { message: refusalReason(error) ?? '' }, { shouldFocus: true });
        },
      },
    ),
  );
  return { form, enviar, saving: editar.isPending };
}

/**
 * Edits the name, the full addresses, and whether the courier must return to the shop when the order asks for a return.
 */
export function EditDialog({ open, ...props }: Props) {
  const id = useId();
  const { form, enviar, saving } = useEdit(props);
  const { errors } = form.formState;
  const pdv = props.integracao.tipo === 'opendelivery';
  // An application's addresses are the same for all its shops.
  const proprios = props.integracao.aplicativo_id === null;
  const endereco = { type: 'url', inputMode: 'url', autoComplete: 'off', placeholder: 'https://' } as const;
  return (
    <Dialog
      open={open}
      onOpenChange={props.onOpenChange}
      dismissible={false}
      title={`Editar ${props.integracao.nome}`}
      footer={
        <>
          <Button variant="secondary" onClick={() => props.onOpenChange(false)}>
            Voltar
          </Button>
          <Button type="submit" form={id} loading={saving} loadingLabel="Salvando...">
            Salvar
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="grid gap-4" onSubmit={enviar}>
        <Field label="Nome" error={errors.nome?.message}>
          <TextInput autoComplete="off" {...form.register('nome')} />
        </Field>
        {proprios && (
          <Field label="Endereço dos avisos" error={errors.url_eventos?.message}>
            <TextInput {...endereco} {...form.register('url_eventos')} />
          </Field>
        )}
        {pdv && proprios && (
          <Field label="Endereço do código de entrega" note="(opcional)" error={errors.url_codigo?.message}>
            <TextInput {...endereco} {...form.register('url_codigo')} />
          </Field>
        )}
        {pdv && (
          <Switch
            checked={form.watch('retorno') === 'exigir'}
            onChange={(event) => form.setValue('retorno', event.target.checked ? 'exigir' : 'ignorar')}
          >
            Quando o pedido pede volta, o entregador retorna à loja antes de ficar livre
          </Switch>
        )}
      </form>
    </Dialog>
  );
}
