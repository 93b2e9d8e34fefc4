import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { NOME_MOTIVO_RECUSA } from '@corre/contract/problemas/regras.ts';
import { MOTIVOS_RECUSA } from '@corre/contract/vocabulario.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailure } from '@corre/ui/shell/failure-notice.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { useEffect } from 'react';

/** Long enough for a thumb, short enough not to be in the way, in milliseconds. */
const FICA_MS = 20_000;

/**
 * Why they refused, after they did: one tap or none. It goes by itself, and an objection to a suspension shows what was said
 * (decision record 0070).
 */
export function MotivoDaRecusa({ solicitacao_id, onFim }: { solicitacao_id: number; onFim: () => void }) {
  const entregador_id = useEntregadorId();
  const guardar = trpc.ofertas.motivo.useMutation({
    onSuccess: ({ message }) => notify.success(message),
    onError: (erro) => notifyFailure(FALHAS['ofertas.motivo'], erro),
    onSettled: onFim,
  });
  useEffect(() => {
    const fim = setTimeout(onFim, FICA_MS);
    return () => clearTimeout(fim);
  }, [onFim]);
  return (
    <Card aria-labelledby="motivo-da-recusa" className="mb-4 grid gap-3 p-4">
      <h2 id="motivo-da-recusa" className="text-[18px] leading-6">
        Por que recusou? <span className="font-normal text-ink-2">(opcional)</span>
      </h2>
      <div className="grid grid-cols-2 gap-2.5">
        {MOTIVOS_RECUSA.map((motivo_recusa) => (
          <Button
            key={motivo_recusa}
            variant="secondary"
            size="lg"
            className="px-2"
            loading={guardar.variables?.motivo_recusa === motivo_recusa && guardar.isPending}
            onClick={() => !guardar.isPending && guardar.mutate({ entregador_id, solicitacao_id, motivo_recusa })}
          >
            {NOME_MOTIVO_RECUSA[motivo_recusa]}
          </Button>
        ))}
      </div>
    </Card>
  );
}
