import { refusalReason } from '@corre/client/error.ts';
import { trpc } from '@corre/client/trpc.ts';
import { ESPERA_APOS_REMOCAO_MS } from '@corre/contract/constants.ts';
import { FALHAS, falhaAoRemoverSuspensao } from '@corre/contract/falhas.ts';
import { AlertDialog } from '@corre/ui/kit/alert-dialog/alert-dialog.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyError, notifyFailure } from '@corre/ui/shell/failure-notice.ts';
import { LogOut, RotateCcw, ShieldCheck } from 'lucide-react';
import type { Conta, Target } from './atos.tsx';

type Props = { open: boolean; onOpenChange: (open: boolean) => void; conta: Conta };

/** Confirms the end of all sessions of an account, for a lost phone or a leaked password. */
export function EncerrarSessoesDialog({ open, onOpenChange, conta: { user_type, id, nome } }: Props) {
  const encerrar = trpc.sessao.encerrarDe.useMutation({
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notifyFailure(FALHAS['sessao.encerrarDe'], error),
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

type ResetarRecusasDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; entregador: Target };

/** Confirms that the refusals of a courier are set to zero [suspender]. */
export function ResetarRecusasDialog({ open, onOpenChange, entregador }: ResetarRecusasDialogProps) {
  const utils = trpc.useUtils();
  const resetar = trpc.suspensoes.resetarRecusas.useMutation({
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notifyFailure(FALHAS['suspensoes.resetarRecusas'], error),
    onSettled: () => {
      onOpenChange(false);
      return utils.entregadores.invalidate();
    },
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      tone="primary"
      icon={RotateCcw}
      title={`Resetar as recusas de ${entregador.nome_completo}?`}
      description="A contagem de recusas seguidas volta a zero."
      confirmLabel="Resetar recusas"
      confirmIcon={RotateCcw}
      loading={resetar.isPending}
      loadingLabel="Resetando..."
      onConfirm={() => resetar.mutate({ entregador_id: entregador.id })}
    />
  );
}

/** Message when the id or the name is missing, word for word as in [suspender]. */
const SEM_DADOS = 'Erro: Dados do entregador nao encontrados';

/** Removes a suspension and fetches the lists again after ESPERA_APOS_REMOCAO_MS [suspender]. */
function useRemoverSuspensao({ id, nome_completo }: Target, onEnd: () => void) {
  const utils = trpc.useUtils();
  const remover = trpc.suspensoes.remover.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      setTimeout(() => {
        void utils.entregadores.invalidate();
        void utils.suspensoes.invalidate();
      }, ESPERA_APOS_REMOCAO_MS);
      onEnd();
    },
    onError: (error) => {
      notifyError(error, refusalReason(error) ?? falhaAoRemoverSuspensao(nome_completo));
      onEnd();
    },
  });
  return {
    remover: () => {
      if (id && nome_completo) return remover.mutate({ entregador_id: id });
      notify.error(SEM_DADOS);
      onEnd();
    },
    removing: remover.isPending,
  };
}

type RemoverSuspensaoDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; entregador: Target };

/** Confirms the removal of a suspension [suspender]. */
export function RemoverSuspensaoDialog({ open, onOpenChange, entregador }: RemoverSuspensaoDialogProps) {
  const { remover, removing } = useRemoverSuspensao(entregador, () => onOpenChange(false));
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      tone="primary"
      icon={ShieldCheck}
      title={`Remover a suspensão de ${entregador.nome_completo}?`}
      description="A conta já pode ficar online e receber entregas. A contagem de recusas volta a zero."
      confirmLabel="Remover suspensão"
      confirmIcon={ShieldCheck}
      loading={removing}
      loadingLabel="Removendo..."
      onConfirm={remover}
    />
  );
}
