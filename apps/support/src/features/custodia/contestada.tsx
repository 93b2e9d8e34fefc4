import { trpc } from '@corre/client/trpc.ts';
import { responderDiferencaSchema } from '@corre/contract/custodia/contrato.ts';
import type { DiferencaContestada } from '@corre/contract/custodia/suporte-contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { DecisaoDiferenca } from '@corre/contract/vocabulario.ts';
import { formatDayMonthTime } from '@corre/ui/domain/format/dates.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { TextArea } from '@corre/ui/kit/text-input/text-input.tsx';
import { writeDraft } from '@corre/ui/shell/draft.ts';
import { readFormDraft, useFormDraft } from '@corre/ui/shell/form-draft.ts';
import { useCustodyAct } from '@corre/ui/shell/use-custody-act.ts';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { Equal, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

const soResposta = responderDiferencaSchema.pick({ resposta: true });
const typed = z.object({ resposta: z.string() });
const EMPTY = { resposta: '' };

/** Form that answers a contested difference. The difference is kept or reverted. */
function RespostaADiferenca({ prestacao_id }: { prestacao_id: number }) {
  const draft = `diferenca:${prestacao_id}`;
  const act = useCustodyAct(FALHAS['custodia.responder'], () => writeDraft(draft, null));
  const [defaultValues] = useState(() => readFormDraft(draft, typed, EMPTY));
  const form = useForm({ defaultValues, resolver: zodResolver(soResposta) });
  useFormDraft(form, draft, EMPTY);
  const responder = trpc.custodia.responder.useMutation(act.options);
  const com = (decisao: DecisaoDiferenca) =>
    form.handleSubmit(({ resposta }) => {
      if (act.start()) responder.mutate({ prestacao_id, decisao, resposta });
    });
  const indo = (decisao: DecisaoDiferenca) => responder.isPending && responder.variables.decisao === decisao;
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()} className="grid grid-cols-1 gap-3">
      <Field label="Resposta" error={form.formState.errors.resposta?.message} hint="O entregador vê este texto.">
        <TextArea rows={2} {...form.register('resposta')} />
      </Field>
      <div className="flex flex-wrap justify-end gap-2 max-sm:flex-col">
        <Button
          variant="secondary"
          icon={Equal}
          loading={indo('mantida')}
          loadingLabel="Respondendo..."
          disabled={indo('revertida')}
          onClick={com('mantida')}
          className="min-h-11"
        >
          Manter a diferença
        </Button>
        <Button
          icon={Undo2}
          loading={indo('revertida')}
          loadingLabel="Revertendo..."
          disabled={indo('mantida')}
          onClick={com('revertida')}
          className="min-h-11"
        >
          Reverter a diferença
        </Button>
      </div>
    </form>
  );
}

/** Card of a contested cash difference: the shop's reason, the courier's objection, and the form for the answer. */
export function Contestada({ diferenca: contestada }: { diferenca: DiferencaContestada }) {
  return (
    <Card
      item
      tone="agir"
      aria-label={`Diferença de ${contestada.entregador} com ${contestada.comercio}`}
      className="grid min-w-0 grid-cols-1 content-start gap-3 p-4"
    >
      <div className="flex items-center gap-3">
        <UserAvatar user_type="entregador" user_id={contestada.entregador_id} size={40} />
        <div className="min-w-0">
          <h3 className="text-[15.5px] leading-5 wrap-anywhere text-ink">
            {contestada.entregador} · {formatMoney(contestada.diferenca)}
          </h3>
          <p className="text-[13px] leading-[18px] wrap-anywhere text-ink-2">
            {contestada.comercio} recebeu {formatMoney(contestada.valor_recebido)} de {formatMoney(contestada.valor)} em{' '}
            {formatDayMonthTime(contestada.confirmada_em)}
          </p>
        </div>
      </div>
      <p className="text-[15px] leading-snug wrap-anywhere text-ink">
        <span className="text-ink-2">A loja: </span>
        {contestada.motivo ?? 'sem motivo'}
      </p>
      <blockquote className="rounded-[10px] bg-sunken px-3 py-2.5 text-[15px] leading-snug wrap-anywhere text-ink">
        {contestada.contestacao.texto}
      </blockquote>
      <RespostaADiferenca prestacao_id={contestada.prestacao_id} />
    </Card>
  );
}
