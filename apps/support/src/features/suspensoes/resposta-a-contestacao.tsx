import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { responderSchema } from '@corre/contract/suspensoes/contrato.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { oneAtATime } from '@corre/ui/kit/guarded-press/guarded-press.ts';
import { TextArea } from '@corre/ui/kit/text-input/text-input.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { writeDraft } from '@corre/ui/shell/draft.ts';
import { notifyFailure } from '@corre/ui/shell/failure-notice.ts';
import { readFormDraft, useFormDraft } from '@corre/ui/shell/form-draft.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { Send, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

const soResposta = responderSchema.pick({ resposta: true });
const typed = z.object({ resposta: z.string() });
const EMPTY = { resposta: '' };

/** State and actions of the answer: the suspension continues, or the answer also removes it. */
function useResposta(contestacao_id: number) {
  const utils = trpc.useUtils();
  const [guard] = useState(() => oneAtATime());
  const draft = `contestacao:${contestacao_id}`;
  const [defaultValues] = useState(() => readFormDraft(draft, typed, EMPTY));
  const form = useForm({ defaultValues, resolver: zodResolver(soResposta) });
  useFormDraft(form, draft, EMPTY);
  const options = {
    onSuccess: ({ message }: { message: string }) => {
      notify.success(message);
      writeDraft(draft, null);
    },
    // Unlock only after a failure. After a success the objection leaves the list and must not be sent again.
    onError: (error: unknown) => {
      guard.end(false);
      notifyFailure(FALHAS['suspensoes.responder'], error);
    },
    onSettled: () => Promise.all([utils.suspensoes.invalidate(), utils.entregadores.invalidate()]),
  };
  const responder = trpc.suspensoes.responder.useMutation(options);
  const conceder = trpc.suspensoes.responderERemover.useMutation(options);
  return {
    form,
    responder: form.handleSubmit(({ resposta }) => {
      if (guard.start()) responder.mutate({ contestacao_id, resposta });
    }),
    respondendo: responder.isPending,
    conceder: form.handleSubmit(({ resposta }) => {
      if (guard.start()) conceder.mutate({ contestacao_id, resposta });
    }),
    concedendo: conceder.isPending,
  };
}

type Props = { contestacao_id: number /** the suspension is still active */; running: boolean };

/** Form that answers an objection. While the suspension is active, the form can also remove it [contestacao]. */
export function RespostaAContestacao({ contestacao_id, running }: Props) {
  const { form, responder, respondendo, conceder, concedendo } = useResposta(contestacao_id);
  return (
    <form noValidate onSubmit={responder} className="grid grid-cols-1 gap-3">
      <Field label="Resposta" error={form.formState.errors.resposta?.message} hint="O entregador vê este texto.">
        <TextArea rows={2} {...form.register('resposta')} />
      </Field>
      <div className="flex flex-wrap justify-end gap-2 max-sm:flex-col">
        <Button
          type="submit"
          variant={running ? 'secondary' : 'primary'}
          icon={Send}
          loading={respondendo}
          loadingLabel="Respondendo..."
          disabled={concedendo}
        >
          Responder
        </Button>
        {running && (
          <Button
            icon={ShieldCheck}
            loading={concedendo}
            loadingLabel="Removendo..."
            disabled={respondendo}
            onClick={conceder}
            className="max-sm:h-auto max-sm:min-h-12 max-sm:py-2 max-sm:whitespace-normal"
          >
            Responder e remover suspensão
          </Button>
        )}
      </div>
    </form>
  );
}
