import { type Funcionario, renomearFuncionarioSchema } from '@corre/contract/equipe/contrato.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

const formSchema = renomearFuncionarioSchema.pick({ nome: true });

type Props = { conta: Funcionario; onSave: (nome: string) => void; saving: boolean };

/** The name of a staff account for people. The user name stays. */
export function NomeForm({ conta, onSave, saving }: Props) {
  const form = useForm({ defaultValues: { nome: conta.nome }, resolver: zodResolver(formSchema) });
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(({ nome }) => onSave(nome))}
      className="flex flex-wrap items-end gap-3"
    >
      <Field label="Nome" error={form.formState.errors.nome?.message} className="min-w-[min(100%,14rem)] flex-1">
        <TextInput autoComplete="off" {...form.register('nome')} />
      </Field>
      <Button type="submit" variant="secondary" loading={saving} loadingLabel="Salvando..." className="max-sm:w-full">
        Salvar nome
      </Button>
    </form>
  );
}
