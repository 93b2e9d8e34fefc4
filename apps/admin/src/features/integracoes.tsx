import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { ConnectFormApi } from '@corre/ui/domain/integracao/connect-form.tsx';
import { Combobox } from '@corre/ui/kit/combobox/combobox.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { Integrations } from '@corre/ui/shell/integracoes/integrations.tsx';
import { useController } from 'react-hook-form';
import { Aplicativos } from './aplicativos.tsx';
import { Page } from './shell/page.tsx';

/** The shop of the new integration. */
function Loja({ form }: { form: ConnectFormApi }) {
  const lojas = trpc.comercios.listar.useQuery();
  useFailureNotice(lojas.isError, FALHAS['comercios.listar']);
  const { field, fieldState } = useController({ control: form.control, name: 'comercio_nome' });
  return (
    <Field label="Comércio" error={fieldState.error?.message}>
      <Combobox
        ref={field.ref}
        items={lojas.data ?? []}
        value={lojas.data?.find(({ nome }) => nome === field.value) ?? null}
        onValueChange={(loja) => field.onChange(loja?.nome ?? '')}
        onBlur={field.onBlur}
        getKey={({ id }) => id}
        getLabel={({ nome }) => nome}
        loading={lojas.isPending}
        placeholder="De qual comércio"
      />
    </Field>
  );
}

/** The integrations of all shops: points of sale and webhook receivers (ADR 0038). */
export function Integracoes() {
  return (
    <Page title="Integrações" nota="Sistemas que pedem entregas sozinhos ou só recebem cada passo delas.">
      <Integrations comercio_nome={null} loja={(form) => <Loja form={form} />} />
      <Aplicativos />
    </Page>
  );
}
