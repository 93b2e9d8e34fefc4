import { trpc } from '@corre/client/trpc.ts';
import { BAIRROS_MAX, type Precos, type SalvarPrecos, salvarPrecosSchema } from '@corre/contract/enderecos/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import {
  type Control,
  type FieldErrors,
  type Resolver,
  type UseFormRegister,
  useForm,
  useWatch,
} from 'react-hook-form';
import { SettingsBody, SettingsFooter, SettingsPending, unsavedNote, useUnsavedChanges } from '../settings-card.tsx';
import { formErrors } from '../solicitar/pedido.ts';
import { FaixasDePreco, Preco, PriceRows, ROW_CLASS, type Tabela, tabelaSchema } from './precos-table.tsx';

const resolver: Resolver<Tabela, unknown, SalvarPrecos> = (typed) => {
  const checked = salvarPrecosSchema.safeParse(typed);
  if (checked.success) return { values: checked.data, errors: {} };
  return { values: {}, errors: formErrors<Tabela>(checked.error.issues) };
};

type RowsProps = {
  control: Control<Tabela, unknown, SalvarPrecos>;
  register: UseFormRegister<Tabela>;
  errors: FieldErrors<Tabela>['bairros'];
};

const Bairros = ({ control, register, errors }: RowsProps) => (
  <PriceRows control={control} name="bairros" palavra="bairro" maximo={BAIRROS_MAX}>
    {(i) => (
      <Field label="Bairro" hideLabel error={errors?.[i]?.bairro?.message}>
        <TextInput autoComplete="off" placeholder="Jd. Alvorada" {...register(`bairros.${i}.bairro`)} />
      </Field>
    )}
  </PriceRows>
);

function PrecosForm({ precos }: { precos: Precos }) {
  const comercio_nome = useComercioNome();
  const utils = trpc.useUtils();
  const form = useForm<Tabela, unknown, SalvarPrecos>({ defaultValues: precos, resolver });
  const comBairros = useWatch({ control: form.control, compute: ({ bairros }) => bairros.length > 0 });
  const salvar = trpc.enderecos.salvarPrecos.useMutation({
    onSuccess: ({ message, ...salvos }) => {
      utils.enderecos.precos.setData({ comercio_nome }, salvos);
      form.reset(salvos);
      notify.success(message);
    },
    onError: (error) => notifyFailureWithReason(FALHAS['enderecos.salvarPrecos'], error),
  });
  const changed = useUnsavedChanges(form, `precos:${comercio_nome}`, tabelaSchema);
  return (
    <form
      onSubmit={form.handleSubmit((typed) => salvar.mutate({ comercio_nome, ...typed }))}
      noValidate
      className="flex min-h-0 flex-1 flex-col sm:[--ui-control:42px]"
    >
      <SettingsBody>
        <div className="grid gap-3.5">
          <div className="grid gap-2">
            <div className={ROW_CLASS}>
              <span aria-hidden="true" className="self-center text-(length:--ui-label) leading-5 font-semibold">
                Para todos os bairros
              </span>
              <Preco control={form.control} name="fixo" label="Para todos os bairros" hideLabel />
            </div>
            {comBairros && (
              <div aria-hidden="true" className={`${ROW_CLASS} text-[14px] leading-5 font-semibold`}>
                <span>Bairro</span>
                <span>Preço</span>
              </div>
            )}
            <Bairros control={form.control} register={form.register} errors={form.formState.errors.bairros} />
          </div>
          <div className="-mx-4 border-t border-line px-4 pt-3 sm:-mx-5 sm:px-5">
            <FaixasDePreco control={form.control} register={form.register} errors={form.formState.errors.distancias} />
          </div>
        </div>
      </SettingsBody>
      <SettingsFooter nota={unsavedNote(changed)}>
        <Button type="submit" loading={salvar.isPending} loadingLabel="Salvando..." className="min-h-11">
          Salvar preços
        </Button>
      </SettingsFooter>
    </form>
  );
}

/**
 * The form of the shop's delivery prices, for all bairros or for each. The request form fills these prices in
 * [precos].
 */
export function PrecosDaLoja() {
  const precos = trpc.enderecos.precos.useQuery({ comercio_nome: useComercioNome() });
  if (precos.data) return <PrecosForm precos={precos.data} />;
  return (
    <SettingsPending
      failed={precos.isError}
      title={FALHAS['enderecos.precos']}
      rows={2}
      onRetry={() => void precos.refetch()}
    />
  );
}
