import { trpc } from '@corre/client/trpc.ts';
import type { NovaSolicitacao } from '@corre/contract/solicitacoes/criar-contrato.ts';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { Select } from '@corre/ui/kit/select/select.tsx';
import { TextInput, type TextInputProps } from '@corre/ui/kit/text-input/text-input.tsx';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { type Control, type FieldPath, type UseFormRegister, useController } from 'react-hook-form';
import type { Pedido } from './pedido.ts';

type Form = { control: Control<Pedido, unknown, NovaSolicitacao>; register: UseFormRegister<Pedido> };

/** How long the list of apps stays fresh, in milliseconds. A shop seldom connects one. */
const FRESH_MS = 300_000;

type Apps = { id: number; nome: string }[];

/** The choice of the app, for a shop with several. One choice applies to all orders of the request. */
function QualApp({ control, apps }: Pick<Form, 'control'> & { apps: Apps }) {
  const { field } = useController({ control, name: 'app_id' });
  return (
    <Field label="App do pedido">
      <Select
        name={field.name}
        ref={field.ref}
        onBlur={field.onBlur}
        value={field.value === null ? '' : String(field.value)}
        onChange={({ target }) => field.onChange(target.value === '' ? null : Number(target.value))}
        placeholder="Escolha"
        options={apps.map(({ id, nome }) => ({ value: String(id), label: nome }))}
      />
    </Field>
  );
}

type Props = Form & {
  name: Extract<FieldPath<Pedido>, `${string}pedido_externo_id`>;
  error: string | undefined;
  size?: TextInputProps['size'];
};

/**
 * The ordering app's own code of the order, so that Corre tells the app of the delivery. Absent for a shop without a
 * connected app.
 */
export function PedidoDoApp({ control, register, name, error, size }: Props) {
  const comercio_nome = useComercioNome();
  const { data: apps = [] } = trpc.appsDePedidos.listar.useQuery({ comercio_nome }, { staleTime: FRESH_MS });
  if (apps.length === 0) return null;
  return (
    <>
      <Field label="Código do pedido no app" note="(opcional)" error={error}>
        <TextInput
          {...(size && { size })}
          autoComplete="off"
          spellCheck={false}
          placeholder="36 caracteres, copiados do app"
          {...register(name)}
        />
      </Field>
      {apps.length > 1 && name === 'pedido_externo_id' && <QualApp control={control} apps={apps} />}
    </>
  );
}
