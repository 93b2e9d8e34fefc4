import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { NOME_MOTIVO_RECUSA } from '@corre/contract/problemas/regras.ts';
import { MOTIVOS_RECUSA, type MotivoRecusa } from '@corre/contract/vocabulario.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailure } from '@corre/ui/shell/failure-notice.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';

/** Returns the function that sends the reason for a refusal. The lists that show reasons are then read again. */
function useMotivo(solicitacao_id: number, onFim: () => void) {
  const entregador_id = useEntregadorId();
  const utils = trpc.useUtils();
  const gravacao = trpc.ofertas.motivo.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      void utils.ofertas.recusas.invalidate();
      // A suspension shows the refusals that led to it, with their reasons.
      void utils.fila.estado.invalidate();
      onFim();
    },
    onError: (erro) => notifyFailure(FALHAS['ofertas.motivo'], erro),
  });
  return {
    enviando: gravacao.isPending ? gravacao.variables.motivo_recusa : null,
    escolher: (motivo_recusa: MotivoRecusa) => {
      if (!gravacao.isPending) gravacao.mutate({ entregador_id, solicitacao_id, motivo_recusa });
    },
  };
}

/** The reasons for a refusal, one button each. */
export function Motivos({ solicitacao_id, onFim }: { solicitacao_id: number; onFim: () => void }) {
  const { enviando, escolher } = useMotivo(solicitacao_id, onFim);
  return (
    <div className="grid grid-cols-2 gap-2.5">
      {MOTIVOS_RECUSA.map((motivo) => (
        <Button
          key={motivo}
          variant="secondary"
          size="lg"
          className="px-2"
          loading={enviando === motivo}
          onClick={() => escolher(motivo)}
        >
          {NOME_MOTIVO_RECUSA[motivo]}
        </Button>
      ))}
    </div>
  );
}
