import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { suspenderSchema } from '@corre/contract/suspensoes/contrato.ts';
import { useFirstPress } from '@corre/ui/kit/guarded-press/use-first-press.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailure } from '@corre/ui/shell/failure-notice.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

/** Suspending a courier for some hours (specification §5); `entregador_id` 0 = still to be chosen. Preset: 1 hour (§9). */
export function useSuspender(entregador_id: number, onFim: () => void) {
  const utils = trpc.useUtils();
  const toque = useFirstPress();
  const form = useForm({
    defaultValues: { entregador_id, motivo: '', duracao_horas: 1 },
    resolver: zodResolver(suspenderSchema),
  });
  const suspender = trpc.suspensoes.suspender.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      onFim();
    },
    onError: (erro) => notifyFailure(FALHAS['suspensoes.suspender'], erro),
    onSettled: () => Promise.all([utils.entregadores.invalidate(), utils.suspensoes.invalidate()]),
  });
  return {
    form,
    erros: form.formState.errors,
    enviar: form.handleSubmit((dados) => {
      if (toque.first()) suspender.mutate(dados);
    }),
    suspendendo: suspender.isPending,
  };
}
