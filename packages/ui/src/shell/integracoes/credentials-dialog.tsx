import { FALHAS } from '@corre/contract/falhas.ts';
import { editarAppSchema } from '@corre/contract/integracoes/app-de-pedidos-contrato.ts';
import type { Integracao } from '@corre/contract/integracoes/contrato.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../kit/button/button.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Field } from '../../kit/field/field.tsx';
import { TextInput } from '../../kit/text-input/text-input.tsx';
import { type Calls, useAct } from './use-integrations.ts';

type Props = {
  calls: Calls;
  integracao: Pick<Integracao, 'id' | 'nome'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const campos = editarAppSchema.pick({ client_id: true, client_secret: true }).required();

/** Changes the credentials that an ordering app issued to the shop. Waiting messages go out at once. */
export function CredentialsDialog({ calls, integracao: { id, nome }, open, onOpenChange }: Props) {
  const formId = useId();
  const form = useForm({ resolver: zodResolver(campos), defaultValues: { client_id: '', client_secret: '' } });
  const { errors } = form.formState;
  const salvar = useAct(
    calls,
    FALHAS['appsDePedidos.editar'],
    calls.credenciais ?? (() => Promise.reject(new Error('only a shop has the credentials'))),
    () => onOpenChange(false),
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      dismissible={false}
      title={`Credenciais de ${nome}`}
      description="As que o app deu à loja. As anteriores deixam de ser usadas na hora."
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Voltar
          </Button>
          <Button type="submit" form={formId} loading={salvar.isPending} loadingLabel="Salvando...">
            Salvar
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        autoComplete="off"
        className="grid gap-4"
        onSubmit={form.handleSubmit((novas) => salvar.mutate({ integracao_id: id, ...novas }))}
      >
        <Field label="client_id" error={errors.client_id?.message}>
          <TextInput autoComplete="off" spellCheck={false} {...form.register('client_id')} />
        </Field>
        <Field label="client_secret" error={errors.client_secret?.message}>
          <TextInput
            type="password"
            autoComplete="new-password"
            spellCheck={false}
            {...form.register('client_secret')}
          />
        </Field>
      </form>
    </Dialog>
  );
}
