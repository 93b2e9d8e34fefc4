import { type Saidas, trpc } from '@corre/api/client/trpc.ts';
import { responderSchema } from '@corre/api/suspensoes/contrato.ts';
import { Button } from '@corre/ui/button/button.tsx';
import { Card } from '@corre/ui/card/card.tsx';
import { Field } from '@corre/ui/field/field.tsx';
import { formatDayMonthTime } from '@corre/ui/format/dates.ts';
import { notifyFailure } from '@corre/ui/shell/failure-notice.ts';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { TextArea } from '@corre/ui/text-input/text-area.tsx';
import { notify } from '@corre/ui/toaster/notify.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { Send } from 'lucide-react';
import { useForm } from 'react-hook-form';

type Suspensao = Saidas['suspensoes']['historico'][number];
type Contestada = Suspensao & { contestacao: NonNullable<Suspensao['contestacao']> };

/** The objections that nobody has answered, the oldest first. */
export const semResposta = (historico: readonly Suspensao[]): Contestada[] =>
  historico
    .flatMap(({ contestacao, ...suspensao }) =>
      contestacao && contestacao.resposta === null ? [{ ...suspensao, contestacao }] : [],
    )
    .sort((a, b) => Date.parse(a.contestacao.enviada_em) - Date.parse(b.contestacao.enviada_em));

const soResposta = responderSchema.pick({ resposta: true });

function Resposta({ contestacao_id }: { contestacao_id: number }) {
  const utils = trpc.useUtils();
  const form = useForm({ defaultValues: { resposta: '' }, resolver: zodResolver(soResposta) });
  const responder = trpc.suspensoes.responder.useMutation({
    onSuccess: ({ message }) => notify.success(message),
    onError: (erro) => notifyFailure('Erro ao responder contestacao', erro),
    onSettled: () => Promise.all([utils.suspensoes.invalidate(), utils.entregadores.invalidate()]),
  });
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(({ resposta }) => responder.mutate({ contestacao_id, resposta }))}
      className="grid gap-2"
    >
      <Field label="Resposta" error={form.formState.errors.resposta?.message} hint="O entregador vê este texto.">
        <TextArea rows={2} {...form.register('resposta')} />
      </Field>
      <Button
        type="submit"
        icon={Send}
        loading={responder.isPending}
        loadingLabel="Respondendo..."
        className="justify-self-end"
      >
        Responder
      </Button>
    </form>
  );
}

/** Suspensions whose courier objected and still waits for an answer. */
export function Contestacoes({ historico }: { historico: readonly Suspensao[] }) {
  const contestadas = semResposta(historico);
  if (contestadas.length === 0) return null;
  return (
    <section aria-labelledby="contestacoes" className="grid gap-3">
      <h2 id="contestacoes">Contestações sem resposta</h2>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {contestadas.map(({ id, entregador_id, nome_entregador, motivo_suspensao, contestacao }) => (
          <Card key={id} tom="agir" aria-label={`Contestação de ${nome_entregador}`} className="grid gap-3 p-4">
            <div className="flex items-center gap-3">
              <UserAvatar user_type="entregador" user_id={entregador_id} tamanho={40} />
              <div className="min-w-0">
                <h3 className="text-[15.5px] leading-5 text-ink">{nome_entregador}</h3>
                <p className="text-[13px] leading-[18px] text-ink-2">
                  Suspensão: {motivo_suspensao} · contestou em {formatDayMonthTime(contestacao.enviada_em)}
                </p>
              </div>
            </div>
            <blockquote className="rounded-[10px] bg-sunken px-3 py-2.5 text-[15px] leading-snug wrap-anywhere text-ink">
              {contestacao.texto}
            </blockquote>
            <Resposta contestacao_id={contestacao.id} />
          </Card>
        ))}
      </div>
    </section>
  );
}
