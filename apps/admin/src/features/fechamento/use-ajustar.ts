import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { novoAjusteSchema } from '@corre/contract/fechamento/contrato.ts';
import { TIPOS_AJUSTE } from '@corre/contract/fechamento/vocabulario.ts';
import { valorSchema } from '@corre/contract/money.ts';
import { oneAtATime } from '@corre/ui/kit/guarded-press/one-at-a-time.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

const formSchema = novoAjusteSchema.pick({ motivo: true }).extend({
  tipo: z.enum(TIPOS_AJUSTE),
  /** without a sign; `tipo` decides between addition and deduction */
  valor: valorSchema('Informe o valor').refine((valor) => valor > 0, 'Informe o valor'),
});
type Form = z.input<typeof formSchema>;

const INICIAL: Form = { tipo: 'bonus', valor: 0, motivo: '' };

/** Returns the form of a new adjustment for a courier's week. */
export function useAjustar(onde: { semana_inicio: string; entregador_id: number }, onFim: () => void) {
  const utils = trpc.useUtils();
  const [guarda] = useState(() => oneAtATime());
  const form = useForm({ defaultValues: INICIAL, resolver: zodResolver(formSchema) });
  const ajustar = trpc.fechamento.ajustar.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      onFim();
    },
    onError: (erro) => {
      guarda.end(false);
      notifyFailureWithReason(FALHAS['fechamento.ajustar'], erro);
    },
    onSettled: () => utils.fechamento.invalidate(),
  });
  return {
    form,
    erros: form.formState.errors,
    enviar: form.handleSubmit(({ tipo, valor, motivo }) => {
      if (guarda.start()) ajustar.mutate({ ...onde, tipo, motivo, valor: tipo === 'bonus' ? valor : -valor });
    }),
    enviando: ajustar.isPending,
  };
}
