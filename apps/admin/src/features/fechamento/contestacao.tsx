import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { ContestacaoValor } from '@corre/contract/fechamento/contrato.ts';
import { formatDayMonthTime } from '@corre/ui/domain/format/dates.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { TextArea } from '@corre/ui/kit/text-input/text-input.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useTextDraft } from '@corre/ui/shell/form-draft.ts';
import { MessageSquareWarning, Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';

const FALTA = 'Escreva a resposta';

/** The courier's objection and the form for the single answer. */
export function Contestacao({ contestacao, reload }: { contestacao: ContestacaoValor; reload: () => Promise<void> }) {
  const [resposta, setResposta] = useTextDraft(`contestacao-valor:${contestacao.id}`);
  const [error, setError] = useState<string>();
  const responder = trpc.fechamento.responderContestacao.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      setResposta('');
    },
    onError: (falha) => notifyFailureWithReason(FALHAS['fechamento.responderContestacao'], falha),
    onSettled: reload,
  });
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    const text = resposta.trim();
    setError(text === '' ? FALTA : undefined);
    if (text !== '' && !responder.isPending) responder.mutate({ contestacao_id: contestacao.id, resposta: text });
  };
  return (
    <section aria-labelledby="contestacao" className="grid gap-3">
      <div className="grid gap-1.5 rounded-[10px] bg-aguardando p-3 text-aguardando-ink">
        <h3 id="contestacao" className="flex items-center gap-2 text-[14px] leading-5">
          <MessageSquareWarning aria-hidden="true" className="size-4 shrink-0" />
          Discorda do valor
        </h3>
        <p className="text-[14px] leading-5 wrap-anywhere">“{contestacao.texto}”</p>
        <p className="text-[13px] leading-[18px]">Enviada em {formatDayMonthTime(contestacao.enviada_em)}</p>
      </div>
      <form onSubmit={enviar} noValidate className="grid gap-2">
        <Field label="Resposta" error={error} required>
          <TextArea value={resposta} onChange={(event) => setResposta(event.target.value)} />
        </Field>
        <Button
          type="submit"
          variant="secondary"
          full
          icon={Send}
          loading={responder.isPending}
          loadingLabel="Enviando..."
        >
          Responder
        </Button>
      </form>
    </section>
  );
}
