import { type Outputs, trpc } from '@corre/client/trpc.ts';
import { entregadorEncontradoSchema } from '@corre/contract/entregadores/contrato.ts';
import { entregaSchema } from '@corre/contract/entregas/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { oneAtATime } from '@corre/ui/kit/guarded-press/guarded-press.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { readFormDraft, untouched, useFormDraft } from '@corre/ui/shell/form-draft.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

export type EntregadorEncontrado = Outputs['entregadores']['buscar'][number];

/** The form's values. `valor` is in reais; null is an empty field and counts as 0. */
const lancamentoSchema = z.object({
  entregador: entregadorEncontradoSchema.nullable(),
  quantidade: z.number(),
  valor: z.number().nullable(),
  tipo_pagamento: entregaSchema.shape.tipo_pagamento,
});
export type Lancamento = z.infer<typeof lancamentoSchema>;

/** The preset values [lancamento]. */
const DEFAULTS: Lancamento = { entregador: null, quantidade: 1, valor: null, tipo_pagamento: 'online' };

/**
 * Returns the form 'Lançar Entrega' and its submit handler. `searchKey` changes after each launch, so that the search
 * starts empty.
 */
export function useLancar() {
  const comercio_nome = useComercioNome();
  const utils = trpc.useUtils();
  const [searchKey, setSearchKey] = useState(0);
  const draft = `lancar:${comercio_nome}`;
  const [defaultValues] = useState(() => readFormDraft(draft, lancamentoSchema, DEFAULTS));
  const form = useForm<Lancamento>({ defaultValues });
  useFormDraft(form, draft, DEFAULTS);
  const [guard] = useState(() => oneAtATime());
  const lancar = trpc.entregas.lancar.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      form.reset(DEFAULTS);
      setSearchKey((before) => before + 1);
      return utils.entregas.invalidate();
    },
    onError: (error) => notifyFailureWithReason(FALHAS['entregas.lancar'], error),
    onSettled: (_resposta, error) => guard.end(!error),
  });
  const conferido = form.handleSubmit(({ entregador, valor, ...rest }) => {
    if (!entregador || !guard.start()) return;
    lancar.mutate({ comercio_nome, entregador_id: entregador.id, valor: valor ?? 0, ...rest });
  });
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    if (guard.secondPress() && untouched(form.getValues(), DEFAULTS)) return;
    void conferido(event);
  };
  return { form, enviar, lancando: lancar.isPending, searchKey };
}
