import { semResposta } from '@corre/api/client/erro.ts';
import { trpc } from '@corre/api/client/trpc.ts';
import { notifyFailure } from '@corre/ui/shell/failure-notice.ts';
import { notify } from '@corre/ui/toaster/notify.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { definirEtapa, type Etapa, etapaAtual, useEtapa } from './use-etapa.ts';

/** A step without an answer is sent again this often, in milliseconds, and at once when the network is back. */
const TENTAR_DE_NOVO_MS = 5_000;
/** A line that neither answers nor breaks is given up after this long, in milliseconds. */
const DESISTIR_MS = 12_000;

const aindaEsta = ({ quando }: Etapa) => etapaAtual()?.quando === quando;

/**
 * Sends the tapped step until the server has answered, whichever tab is open; mounted once. The server takes a repeated
 * step as the first (specification §4), so sending it twice does no harm.
 */
export function useEnvioDeEtapa(): void {
  const etapa = useEtapa();
  const utils = trpc.useUtils();
  const avancar = trpc.solicitacoes.avancar.useMutation();
  const desde = useRef<number | null>(null);
  const olharDeNovo = () =>
    Promise.all([utils.solicitacoes, utils.entregas, utils.fila, utils.chat].map((noun) => noun.invalidate()));

  const enviar = useEffectEvent(async () => {
    const atual = etapaAtual();
    if (!atual) return;
    if (desde.current !== null) {
      if (Date.now() - desde.current < DESISTIR_MS) return;
      definirEtapa({ ...atual, espera: true });
    }
    const inicio = Date.now();
    desde.current = inicio;
    const { solicitacao_id, novo_status } = atual;
    try {
      await avancar.mutateAsync({ solicitacao_id, novo_status });
      if (aindaEsta(atual)) notify.success('Status atualizado!');
      await olharDeNovo();
      if (aindaEsta(atual)) definirEtapa(null);
    } catch (erro) {
      if (!aindaEsta(atual)) return;
      if (semResposta(erro)) definirEtapa({ ...atual, espera: true });
      else {
        definirEtapa(null);
        notifyFailure('Erro ao atualizar status', erro);
        void olharDeNovo();
      }
    } finally {
      if (desde.current === inicio) desde.current = null;
    }
  });

  const quando = etapa?.quando;
  useEffect(() => {
    if (quando === undefined) return;
    const tentar = () => void enviar();
    tentar();
    addEventListener('online', tentar);
    const relogio = setInterval(tentar, TENTAR_DE_NOVO_MS);
    return () => {
      removeEventListener('online', tentar);
      clearInterval(relogio);
    };
  }, [quando]);
}
