import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { suspenderSchema } from '@corre/contract/suspensoes/contrato.ts';
import { oneAtATime } from '@corre/ui/kit/guarded-press/one-at-a-time.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailure } from '@corre/ui/shell/failure-notice.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

/** State and actions of a suspension dialog [suspender]. `entregador_id` 0 means that no courier is chosen yet. */
export function useSuspender(entregador_id: number, onFim: () => void) {
  const utils = trpc.useUtils();
  const [guarda] = useState(() => oneAtATime());
  const form = useForm({
    defaultValues: { entregador_id, motivo: '', duracao_horas: 1 },
    resolver: zodResolver(suspenderSchema),
  });
  const suspender = trpc.suspensoes.suspender.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      onFim();
    },
    // Unlock only after a failure. After a success the dialog closes and must not send again.
    onError: (erro) => {
      guarda.end(false);
      notifyFailure(FALHAS['suspensoes.suspender'], erro);
    },
    onSettled: () => Promise.all([utils.entregadores.invalidate(), utils.suspensoes.invalidate()]),
  });
  return {
    form,
    erros: form.formState.errors,
    enviar: form.handleSubmit((dados) => {
      if (guarda.start()) suspender.mutate(dados);
    }),
    suspendendo: suspender.isPending,
  };
}
