import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { AlertDialog } from '@corre/ui/kit/alert-dialog/alert-dialog.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailure } from '@corre/ui/shell/failure-notice.ts';
import { LogOut } from 'lucide-react';
import type { Conta } from './ato.ts';

type Props = { open: boolean; onOpenChange: (open: boolean) => void; conta: Conta };

/** Confirms the end of all sessions of an account, for a lost phone or a leaked password. */
export function EncerrarSessoesDialog({ open, onOpenChange, conta: { user_type, id, nome } }: Props) {
  const encerrar = trpc.sessao.encerrarDe.useMutation({
    onSuccess: ({ message }) => notify.success(message),
    onError: (erro) => notifyFailure(FALHAS['sessao.encerrarDe'], erro),
    onSettled: () => onOpenChange(false),
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      icon={LogOut}
      title={`Encerrar as sessões de ${nome}?`}
      description={
        user_type === 'entregador'
          ? 'A conta sai de todos os aparelhos e precisa entrar de novo. Entregas em andamento continuam com a mesma pessoa.'
          : 'O comércio sai de todos os aparelhos e precisa entrar de novo. As solicitações continuam como estão.'
      }
      confirmLabel="Encerrar sessões"
      confirmIcon={LogOut}
      loading={encerrar.isPending}
      loadingLabel="Encerrando..."
      onConfirm={() => encerrar.mutate({ user_type, id })}
    />
  );
}
