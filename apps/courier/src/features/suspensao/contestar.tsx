import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { contestarSchema } from '@corre/contract/suspensoes/contrato.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailure } from '@corre/ui/shell/failure-notice.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { ContestacaoDialog } from '../contestacao/contestacao-dialog.tsx';

/** The dialog for an objection to support, once per suspension. */
export function Contestar({ onClose }: { onClose: () => void }) {
  const entregador_id = useEntregadorId();
  const utils = trpc.useUtils();
  const form = useForm({ resolver: zodResolver(contestarSchema), defaultValues: { texto: '' } });
  const contestar = trpc.suspensoes.contestar.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      void utils.fila.estado.invalidate();
      void utils.suspensoes.invalidate();
      onClose();
    },
    onError: (error) => notifyFailure(FALHAS['suspensoes.contestar'], error),
  });
  return (
    <ContestacaoDialog
      title="Contestar suspensão"
      description="O suporte lê e responde por aqui."
      label="O que aconteceu?"
      form={form}
      sending={contestar.isPending}
      onSend={(text) => contestar.mutate({ entregador_id, texto: text })}
      onClose={onClose}
    />
  );
}
