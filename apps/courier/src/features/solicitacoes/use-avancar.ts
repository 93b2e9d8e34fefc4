import { semResposta } from '@corre/api/client/erro.ts';
import { type Entradas, trpc } from '@corre/api/client/trpc.ts';
import { notifyFailure } from '@corre/ui/shell/failure-notice.ts';
import { notify } from '@corre/ui/toaster/notify.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { type EtapaGuardada, guardarEtapa, lerEtapa } from './etapa-guardada.ts';

type Passo = Entradas['solicitacoes']['avancar']['novo_status'];

/** A stored step is tried again this often, in milliseconds, and at once when the network is back. */
const TENTAR_DE_NOVO_MS = 5_000;

/**
 * Confirms the next step. Without a connection the tap is not lost: it is stored with its time and sent until the server
 * has answered. The server takes a repeated step as the first (specification §4), so sending it twice does no harm.
 */
export function useAvancar() {
  const utils = trpc.useUtils();
  const [guardada, setGuardada] = useState<EtapaGuardada | null>(lerEtapa);
  const guardar = (etapa: EtapaGuardada | null) => {
    guardarEtapa(etapa);
    setGuardada(etapa);
  };
  const avancar = trpc.solicitacoes.avancar.useMutation({
    onSuccess: () => {
      notify.success('Status atualizado!');
      guardar(null);
    },
    onError: (erro, { solicitacao_id, novo_status }) => {
      if (semResposta(erro)) {
        guardar(guardada ?? { solicitacao_id: Number(solicitacao_id), novo_status, quando: Date.now() });
        return;
      }
      guardar(null);
      notifyFailure('Erro ao atualizar status', erro);
    },
    onSettled: () =>
      Promise.all([utils.solicitacoes, utils.entregas, utils.fila, utils.chat].map((u) => u.invalidate())),
  });

  const repetir = useEffectEvent(() => {
    if (guardada && !avancar.isPending) avancar.mutate(guardada);
  });
  const ha = guardada !== null;
  useEffect(() => {
    if (!ha) return;
    const tentar = () => repetir();
    addEventListener('online', tentar);
    const espera = setInterval(tentar, TENTAR_DE_NOVO_MS);
    return () => {
      removeEventListener('online', tentar);
      clearInterval(espera);
    };
  }, [ha]);

  return {
    guardada,
    pendente: avancar.isPending && !guardada,
    avancar: (solicitacao_id: number, novo_status: Passo) => avancar.mutate({ solicitacao_id, novo_status }),
  };
}
