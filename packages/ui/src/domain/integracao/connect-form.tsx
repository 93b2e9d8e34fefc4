import { criarIntegracaoSchema } from '@corre/contract/integracoes/contrato.ts';
import type { Ambiente, TipoIntegracao } from '@corre/contract/vocabulario.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { FlaskConical, Link, Rocket, ScanBarcode, Webhook } from 'lucide-react';
import type { ReactNode } from 'react';
import { Controller, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { Field } from '../../kit/field/field.tsx';
import { Segmented } from '../../kit/segmented/segmented.tsx';
import { TextInput } from '../../kit/text-input/text-input.tsx';

const O_QUE: Record<TipoIntegracao, string> = {
  opendelivery: 'O sistema de pedidos da loja chama entregadores sozinho e recebe cada passo da entrega.',
  webhook: 'Para quem não tem PDV e quer só receber no próprio sistema cada passo das entregas pedidas no painel.',
};

/** The field for the type of system. */
const TipoField = ({ value, onChange }: { value: TipoIntegracao; onChange: (tipo: TipoIntegracao) => void }) => (
  <Field label="O que conectar" hint={O_QUE[value]} group>
    <Segmented
      options={[
        { value: 'opendelivery', label: 'PDV da loja', icon: ScanBarcode },
        { value: 'webhook', label: 'Webhook', icon: Webhook },
      ]}
      value={value}
      onValueChange={onChange}
    />
  </Field>
);

const COMO: Record<TipoIntegracao, Record<Ambiente, string>> = {
  opendelivery: {
    teste: 'Os pedidos não chamam ninguém: andam sozinhos por todas as etapas em um minuto. Comece por aqui.',
    producao: 'Cada pedido chama um entregador de verdade.',
  },
  webhook: {
    teste: 'Nada é enviado sozinho: só o que você mandar por “Enviar teste”.',
    producao: 'Cada passo de cada entrega é enviado.',
  },
};

/**
 * The field for the environment: test or production. It cannot be changed later, because each environment has other
 * credentials.
 */
const AmbienteField = ({
  tipo,
  value,
  onChange,
}: {
  tipo: TipoIntegracao;
  value: Ambiente;
  onChange: (ambiente: Ambiente) => void;
}) => (
  <Field label="Ambiente" hint={COMO[tipo][value]} group>
    <Segmented
      options={[
        { value: 'teste', label: 'Teste', icon: FlaskConical },
        { value: 'producao', label: 'Produção', icon: Rocket },
      ]}
      value={value}
      onValueChange={onChange}
    />
  </Field>
);

type Typed = z.input<typeof criarIntegracaoSchema>;
export type Pedido = z.output<typeof criarIntegracaoSchema>;
export type ConnectFormApi = UseFormReturn<Typed, unknown, Pedido>;

/**
 * Returns the form of a new integration. `comercio_nome` is '' when the shop is still to be chosen. The presets are a
 * point of sale and the test environment.
 */
export function useConnectForm(comercio_nome: string): ConnectFormApi {
  return useForm<Typed, unknown, Pedido>({
    resolver: zodResolver(criarIntegracaoSchema),
    defaultValues: {
      nome: '',
      comercio_nome,
      tipo: 'opendelivery',
      ambiente: 'teste',
      url_eventos: '',
      url_codigo: '',
    },
  });
}

/**
 * A component of its own, because an error moves the focus to the field that registered first. Inline, `nome` would
 * register before the fields above it.
 */
const NomeField = ({ form, tipo }: { form: ConnectFormApi; tipo: TipoIntegracao }) => (
  <Field
    label="Nome"
    hint={tipo === 'webhook' ? 'Para você saber qual é.' : 'O nome do sistema: aparece em cada pedido que ele mandar.'}
    error={form.formState.errors.nome?.message}
  >
    <TextInput
      autoComplete="off"
      placeholder={tipo === 'webhook' ? 'Ex.: Planilha da loja' : 'Ex.: PDV do balcão'}
      {...form.register('nome')}
    />
  </Field>
);

type AddressProps = {
  form: ConnectFormApi;
  name: 'url_eventos' | 'url_codigo';
  label: string;
  hint: string;
  note?: string;
};

const AddressField = ({ form, name, label, hint, note }: AddressProps) => (
  <Field label={label} note={note} hint={hint} error={form.formState.errors[name]?.message}>
    <TextInput
      icon={Link}
      type="url"
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      placeholder="https://"
      {...form.register(name)}
    />
  </Field>
);

function Addresses({ form, webhook }: { form: ConnectFormApi; webhook: boolean }) {
  if (webhook) {
    return (
      <AddressField
        form={form}
        name="url_eventos"
        label="Endereço dos avisos"
        hint="No seu sistema. Mandamos um teste agora: precisa responder 200 em 10 segundos."
      />
    );
  }
  return (
    <>
      <AddressField
        form={form}
        name="url_eventos"
        label="Endereço dos avisos"
        note="(pode ficar para depois)"
        hint="Para onde a Corre manda cada passo da entrega. O suporte do sistema informa; ele diz “endereço de eventos”."
      />
      <AddressField
        form={form}
        name="url_codigo"
        label="Endereço do código de entrega"
        note="(opcional)"
        hint="Só se o cliente diz um código na porta e o sistema o confere."
      />
    </>
  );
}

type Props = {
  id: string;
  form: ConnectFormApi;
  /** the choice of the shop, for the administrator */
  loja?: ReactNode;
  onSubmit: (pedido: Pedido) => void;
};

/** The form of a new integration: name, type, environment and addresses. The dialog has the submit button. */
export function ConnectForm({ id, form, loja, onSubmit }: Props) {
  const { control, handleSubmit } = form;
  const tipo = useWatch({ control, name: 'tipo' }) ?? 'opendelivery';
  return (
    <form id={id} noValidate autoComplete="off" className="grid gap-5" onSubmit={handleSubmit(onSubmit)}>
      {loja}
      <Controller
        control={control}
        name="tipo"
        render={({ field }) => <TipoField value={field.value ?? 'opendelivery'} onChange={field.onChange} />}
      />
      <NomeField form={form} tipo={tipo} />
      <Controller
        control={control}
        name="ambiente"
        render={({ field }) => <AmbienteField tipo={tipo} value={field.value} onChange={field.onChange} />}
      />
      <Addresses form={form} webhook={tipo === 'webhook'} />
    </form>
  );
}
