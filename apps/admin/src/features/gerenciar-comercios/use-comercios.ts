import { trpc } from '@corre/client/trpc.ts';
import { type Comercio, criarComercioSchema } from '@corre/contract/comercios/contrato.ts';
import { SENHA_INICIAL_COMERCIO } from '@corre/contract/constants.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRelatorio } from '../relatorios/use-relatorio.tsx';
import { useDialogState } from '../shell/use-dialog-state.ts';

const NONE: Comercio[] = [];
const INITIAL = { nome: '', senha: SENHA_INICIAL_COMERCIO };

/** Returns the active shops. */
export function useComercios() {
  return useRelatorio('comercios', trpc.comercios.listar.useQuery(), NONE);
}

/** Returns the form of a new shop [cadastros]. The password is preset. The form resets after success. */
export function useCriarComercio() {
  const utils = trpc.useUtils();
  const form = useForm({ defaultValues: INITIAL, resolver: zodResolver(criarComercioSchema) });
  const criar = trpc.comercios.criar.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      form.reset(INITIAL);
      form.setFocus('nome');
      return Promise.all([utils.comercios.invalidate(), utils.relatorios.invalidate()]);
    },
    onError: (error) => notifyFailureWithReason(FALHAS['comercios.criar'], error),
  });
  const { errors } = form.formState;
  return {
    nome: form.register('nome'),
    senha: form.register('senha'),
    erroDoNome: errors.nome?.message,
    erroDaSenha: errors.senha?.message,
    criar: form.handleSubmit((comercio) => criar.mutate(comercio)),
    criando: criar.isPending,
  };
}

/** Deletes a shop after its name was typed. */
export function useExcluirComercio() {
  const utils = trpc.useUtils();
  const question = useDialogState<Comercio>();
  const [typed, setTyped] = useState('');
  const excluir = trpc.comercios.excluir.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      question.close();
      return Promise.all([utils.comercios.invalidate(), utils.relatorios.invalidate()]);
    },
    onError: (error) => {
      question.close();
      notifyFailureWithReason(FALHAS['comercios.excluir'], error);
    },
  });
  return {
    ...question,
    typed,
    setTyped,
    show: (comercio: Comercio) => {
      setTyped('');
      question.show(comercio);
    },
    confirmar: () => question.target && excluir.mutate({ comercio_nome: question.target.nome }),
    excluindo: excluir.isPending,
  };
}
