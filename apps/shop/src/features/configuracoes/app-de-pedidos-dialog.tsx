import { TestResult } from '@corre/ui/domain/integracao/exchange-lists.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { Loading, SkeletonRows } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { Switch } from '@corre/ui/kit/switch/switch.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { useId } from 'react';
import type { NovoApp } from './use-novo-app-de-pedidos.ts';

type Props = { novo: NovoApp };

const ENDERECO = { type: 'url', inputMode: 'url', autoComplete: 'off', placeholder: 'https://' } as const;

/** The result of the first test, which follows the connection by itself. */
function Conectado({ novo: { open, close, done } }: Props) {
  return (
    <Dialog
      key="conectado"
      open={open}
      onOpenChange={close}
      title="App conectado"
      description="Ao solicitar uma entrega, diga o código do pedido no app."
      footer={<Button onClick={close}>Fechar</Button>}
    >
      <div role="status">
        {done ? (
          <TestResult feito={done} />
        ) : (
          <Loading>
            <SkeletonRows rows={1} />
          </Loading>
        )}
      </div>
    </Dialog>
  );
}

/** Connects an ordering app with the credentials that the app gave the shop. */
export function AppDialog({ novo }: Props) {
  const id = useId();
  const { form, open, conectado, conectando, close, enviar } = novo;
  const { register, formState } = form;
  const { errors } = formState;
  if (conectado) return <Conectado novo={novo} />;
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      dismissible={false}
      width={600}
      title="Conectar um app de pedidos"
      description="O app dá estes dados à loja. Ele precisa falar Open Delivery."
      footer={
        <>
          <Button variant="secondary" onClick={close} disabled={conectando}>
            Voltar
          </Button>
          <Button type="submit" form={id} loading={conectando} loadingLabel="Conectando...">
            Conectar
          </Button>
        </>
      }
    >
      <form id={id} noValidate autoComplete="off" className="grid gap-4" onSubmit={enviar}>
        <Field label="Nome" error={errors.nome?.message}>
          <TextInput autoComplete="off" placeholder="Ex.: App do bairro" {...register('nome')} />
        </Field>
        <Field label="Endereço da API" hint="O que vem antes de /v1/orders." error={errors.endereco?.message}>
          <TextInput {...ENDERECO} {...register('endereco')} />
        </Field>
        <Field label="client_id" error={errors.client_id?.message}>
          <TextInput autoComplete="off" spellCheck={false} {...register('client_id')} />
        </Field>
        <Field label="client_secret" error={errors.client_secret?.message}>
          <TextInput type="password" autoComplete="new-password" spellCheck={false} {...register('client_secret')} />
        </Field>
        <Field
          label="Endereço do acesso (token)"
          note="(se for outro)"
          hint="Sem ele, o endereço da API mais /oauth/token."
          error={errors.url_token?.message}
        >
          <TextInput {...ENDERECO} {...register('url_token')} />
        </Field>
        <div className="grid gap-3">
          <Switch {...register('avisa_entrega')}>Avisar que o pedido foi entregue</Switch>
          <Switch {...register('avisa_andamento')} detail="Nome curto de quem entrega, sem telefone nem posição.">
            Avisar cada passo da entrega
          </Switch>
          <Switch {...register('confere_codigo')} detail="Quem entrega digita o código, e o app confere.">
            O app dá um código ao cliente
          </Switch>
        </div>
      </form>
    </Dialog>
  );
}
