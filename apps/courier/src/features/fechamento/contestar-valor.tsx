import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { contestarValorSchema } from '@corre/contract/fechamento/contrato.ts';
import { oneAtATime } from '@corre/ui/kit/guarded-press/guarded-press.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { writeDraft } from '@corre/ui/shell/draft.ts';
import { notifyFailure } from '@corre/ui/shell/failure-notice.ts';
import { readFormDraft, useFormDraft } from '@corre/ui/shell/form-draft.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { ContestacaoDialog } from '../contestacao/contestacao-dialog.tsx';
import type { Conta } from './use-contas.ts';

const schema = contestarValorSchema.pick({ texto: true });
const typed = z.object({ texto: z.string() });
const EMPTY = { texto: '' };
const chaveDe = (semana_inicio: string) => `contestar-valor-${semana_inicio}`;

/** Keeps the typed text across a reload, until it is sent. */
function useEntryForm(semana_inicio: string) {
  const chave = chaveDe(semana_inicio);
  const [defaultValues] = useState(() => readFormDraft(chave, typed, EMPTY));
  const form = useForm({ resolver: zodResolver(schema), defaultValues });
  useFormDraft(form, chave, EMPTY);
  return form;
}

/** The dialog 'Discordo deste valor': a text to the administrator. */
export function ContestarValor({ conta, onClose }: { conta: Conta; onClose: () => void }) {
  const { semana_inicio } = conta;
  const entregador_id = useEntregadorId();
  const utils = trpc.useUtils();
  const form = useEntryForm(semana_inicio);
  const [uma] = useState(() => oneAtATime());
  const contestar = trpc.fechamento.contestar.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      writeDraft(chaveDe(semana_inicio), null);
      onClose();
    },
    onError: (error) => notifyFailure(FALHAS['fechamento.contestar'], error),
    onSettled: (_, error) => {
      uma.end(!error);
      void utils.fechamento.doEntregador.invalidate();
    },
  });
  return (
    <ContestacaoDialog
      title="Discordo deste valor"
      description={`Semana de ${conta.semana}. A administração lê e responde por aqui.`}
      label="O que está diferente?"
      hint="Diga a entrega, o dia e o valor que você esperava."
      form={form}
      sending={contestar.isPending}
      onSend={(text) => {
        if (uma.start()) contestar.mutate({ entregador_id, semana_inicio, texto: text });
      }}
      onClose={onClose}
    />
  );
}
