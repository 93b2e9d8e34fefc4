import { trpc } from '@corre/client/trpc.ts';
import { BAIRROS_MAX, type Precos, type SalvarPrecos, salvarPrecosSchema } from '@corre/contract/enderecos/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { Loading, SkeletonRows } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { type Control, type FieldErrors, type Resolver, type UseFormRegister, useForm } from 'react-hook-form';
import { errosDoFormulario } from '../solicitar/pedido.ts';
import { FaixasDePreco } from './faixas-de-preco.tsx';
import { LinhasDaTabela } from './linhas-da-tabela.tsx';
import { Preco, type Tabela } from './preco-da-linha.tsx';

const conferir: Resolver<Tabela, unknown, SalvarPrecos> = (tabela) => {
  const conferida = salvarPrecosSchema.safeParse(tabela);
  if (conferida.success) return { values: conferida.data, errors: {} };
  return { values: {}, errors: errosDoFormulario<Tabela>(conferida.error.issues) };
};

type LinhasProps = {
  control: Control<Tabela, unknown, SalvarPrecos>;
  register: UseFormRegister<Tabela>;
  errors: FieldErrors<Tabela>['bairros'];
};

/** One line per bairro; on a phone its price stands below. */
const Bairros = ({ control, register, errors }: LinhasProps) => (
  <LinhasDaTabela
    control={control}
    name="bairros"
    palavra="bairro"
    maximo={BAIRROS_MAX}
    className="grid-cols-[minmax(0,1fr)_120px_auto] max-[480px]:grid-cols-[minmax(0,1fr)_auto] max-[480px]:[&>:first-child]:col-span-2"
  >
    {(i) => (
      <Field label="Bairro" error={errors?.[i]?.bairro?.message}>
        <TextInput autoComplete="off" placeholder="Jd. Alvorada" {...register(`bairros.${i}.bairro`)} />
      </Field>
    )}
  </LinhasDaTabela>
);

function Formulario({ precos }: { precos: Precos }) {
  const comercio_nome = useComercioNome();
  const utils = trpc.useUtils();
  const form = useForm<Tabela, unknown, SalvarPrecos>({ defaultValues: precos, resolver: conferir });
  const salvar = trpc.enderecos.salvarPrecos.useMutation({
    onSuccess: ({ message, ...salvos }) => {
      utils.enderecos.precos.setData({ comercio_nome }, salvos);
      form.reset(salvos);
      notify.success(message);
    },
    onError: (erro) => notifyFailureWithReason(FALHAS['enderecos.salvarPrecos'], erro),
  });
  return (
    <form
      onSubmit={form.handleSubmit((tabela) => salvar.mutate({ comercio_nome, ...tabela }))}
      noValidate
      className="grid gap-4"
    >
      <Preco control={form.control} name="fixo" label="Para todos os bairros" />
      <div className="grid gap-3">
        <Bairros control={form.control} register={form.register} errors={form.formState.errors.bairros} />
      </div>
      <FaixasDePreco control={form.control} register={form.register} errors={form.formState.errors.distancias} />
      <Button
        type="submit"
        loading={salvar.isPending}
        loadingLabel="Salvando..."
        className="min-h-(--ui-control) justify-self-end"
      >
        Salvar preços
      </Button>
    </form>
  );
}

/** What a delivery costs, for all bairros or for each: the request's form fills it in (decision record 0071). */
export function PrecosDaLoja() {
  const precos = trpc.enderecos.precos.useQuery({ comercio_nome: useComercioNome() });
  if (precos.data) return <Formulario precos={precos.data} />;
  if (precos.isError) return <InlineError title={FALHAS['enderecos.precos']} onRetry={() => void precos.refetch()} />;
  return (
    <Loading>
      <SkeletonRows linhas={2} />
    </Loading>
  );
}
