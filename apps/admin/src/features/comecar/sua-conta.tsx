import { trpc } from '@corre/client/trpc.ts';
import { renomearFuncionarioSchema } from '@corre/contract/equipe/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { ErrorState } from '@corre/ui/kit/states/error-state.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useNomeProprio } from '../use-nome-proprio.ts';

const schema = renomearFuncionarioSchema.pick({ nome: true });

type Props = { footer: (state: { saving: boolean }) => ReactNode; onSaved: () => void };

/** The first step: how the owner is called. The password was chosen with the one-time link. */
export function SuaConta({ footer, onSaved }: Props) {
  const utils = trpc.useUtils();
  const mostrarNome = useNomeProprio();
  const equipe = trpc.equipe.listar.useQuery();
  const eu = equipe.data?.find(({ voce }) => voce);
  const form = useForm<{ nome: string }>({
    values: { nome: eu?.nome ?? '' },
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(schema),
  });
  const renomear = trpc.equipe.renomear.useMutation({
    onSuccess: (_, { nome }) => {
      void utils.equipe.listar.invalidate();
      if (eu) mostrarNome(eu.id, nome);
      onSaved();
    },
    onError: (error) => notifyFailureWithReason(FALHAS['equipe.renomear'], error),
  });
  const enviar = form.handleSubmit(({ nome }) => {
    if (!eu || renomear.isPending) return;
    if (nome === eu.nome) onSaved();
    else renomear.mutate({ funcionario_id: eu.id, nome });
  });
  if (!eu && equipe.isError)
    return (
      <ErrorState title={FALHAS['equipe.listar']} onRetry={() => void equipe.refetch()} retrying={equipe.isFetching} />
    );
  return (
    <form onSubmit={enviar} noValidate className="grid gap-4">
      <Card className="grid gap-5 p-5 sm:p-6">
        <Field
          label="Seu nome"
          error={form.formState.errors.nome?.message}
          hint="Aparece no que você faz: no Registro, nos pagamentos, nas mensagens."
        >
          <TextInput autoComplete="name" {...form.register('nome')} />
        </Field>
        <Field label="Usuário" hint="Com ele e a senha você entra.">
          <TextInput readOnly value={eu?.usuario ?? ''} />
        </Field>
      </Card>
      {footer({ saving: renomear.isPending })}
    </form>
  );
}
