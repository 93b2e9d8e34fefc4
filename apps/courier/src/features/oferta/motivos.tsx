import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { NOME_MOTIVO_RECUSA } from '@corre/contract/problemas/regras.ts';
import { MOTIVOS_RECUSA, type MotivoRecusa } from '@corre/contract/vocabulario.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailure } from '@corre/ui/shell/failure-notice.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';

/** Returns the function that sends the reason for a refusal. The lists that show reasons are then read again. */
function useMotivo(solicitacao_id: number, onEnd: () => void) {
  const entregador_id = useEntregadorId();
  const utils = trpc.useUtils();
  const gravacao = trpc.ofertas.motivo.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      void utils.ofertas.recusas.invalidate();
      // A suspension shows the refusals that led to it, with their reasons.
      void utils.fila.estado.invalidate();
      onEnd();
    },
    onError: (error) => notifyFailure(FALHAS['ofertas.motivo'], error),
  });
  return {
    sending: gravacao.isPending ? gravacao.variables.motivo_recusa : null,
    choose: (motivo_recusa: MotivoRecusa) => {
      if (!gravacao.isPending) gravacao.mutate({ entregador_id, solicitacao_id, motivo_recusa });
    },
  };
}

/** The reasons for a refusal, one button each. */
export function Motivos({ solicitacao_id, onEnd }: { solicitacao_id: number; onEnd: () => void }) {
  const { sending, choose } = useMotivo(solicitacao_id, onEnd);
  return (
    <div className="grid grid-cols-2 gap-2.5">
      {MOTIVOS_RECUSA.map((motivo) => (
        <Button
          key={motivo}
          variant="secondary"
          size="lg"
          className="px-2"
          loading={sending === motivo}
          onClick={() => choose(motivo)}
        >
          {NOME_MOTIVO_RECUSA[motivo]}
        </Button>
      ))}
    </div>
  );
}
