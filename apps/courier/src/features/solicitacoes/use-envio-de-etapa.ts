import { unanswered } from '@corre/client/error.ts';
import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type EtapaGuardada, enviarEm, proximaAEnviar } from './etapa-guardada.ts';
import { aindaEsta, etapasAtuais, mudarEtapa, retirarEtapa, useEtapas } from './use-etapas.ts';

/** A step without an answer is sent again this often, in milliseconds, and at once when the network is back. */
const TENTAR_DE_NOVO_MS = 5_000;
/** A line that neither answers nor breaks is given up after this long, in milliseconds. */
const DESISTIR_MS = 12_000;

/** One step to the server; true when it is settled, either way. The server takes a repeated step as the first (specification §4). */
function useEnviarUma() {
  const utils = trpc.useUtils();
  const avancar = trpc.solicitacoes.avancar.useMutation();
  const olharDeNovo = () =>
    Promise.all([utils.solicitacoes, utils.entregas, utils.fila, utils.chat].map((noun) => noun.invalidate()));
  return async (etapa: EtapaGuardada): Promise<boolean> => {
    const { solicitacao_id, novo_status } = etapa;
    mudarEtapa(etapa, { enviando: true });
    try {
      await avancar.mutateAsync({ solicitacao_id, novo_status });
      if (aindaEsta(etapa)) notify.success('Status atualizado!');
      await olharDeNovo();
      retirarEtapa(etapa);
      return true;
    } catch (erro) {
      if (unanswered(erro)) {
        mudarEtapa(etapa, { enviando: false, espera: true });
        return false;
      }
      if (aindaEsta(etapa)) notifyFailureWithReason(FALHAS['solicitacoes.avancar'], erro);
      retirarEtapa(etapa);
      void olharDeNovo();
      return true;
    }
  };
}

/** When the steps are looked at again: at once, when one becomes due, every 5 s, with the network, and as the page is put away. */
function useOcasioes(quandos: string, tentar: (apressado: boolean) => void): void {
  const agora = useEffectEvent(tentar);
  useEffect(() => {
    if (quandos === '') return;
    const comCalma = () => agora(false);
    // whoever puts the phone away meant what was tapped
    const aoGuardar = () => document.visibilityState === 'hidden' && agora(true);
    comCalma();
    addEventListener('online', comCalma);
    document.addEventListener('visibilitychange', aoGuardar);
    const prazos = etapasAtuais().map((etapa) => setTimeout(comCalma, Math.max(0, enviarEm(etapa) - Date.now())));
    const relogio = setInterval(comCalma, TENTAR_DE_NOVO_MS);
    return () => {
      removeEventListener('online', comCalma);
      document.removeEventListener('visibilitychange', aoGuardar);
      for (const prazo of prazos) clearTimeout(prazo);
      clearInterval(relogio);
    };
  }, [quandos]);
}

/** Sends the tapped steps one after the other until the server has answered, whichever tab is open; mounted once. */
export function useEnvioDeEtapa(): void {
  const etapas = useEtapas();
  const enviarUma = useEnviarUma();
  const desde = useRef<number | null>(null);

  const enviar = async (apressado: boolean): Promise<void> => {
    if (desde.current !== null) {
      if (Date.now() - desde.current < DESISTIR_MS) return;
      for (const etapa of etapasAtuais()) if (etapa.enviando) mudarEtapa(etapa, { enviando: false, espera: true });
    }
    const etapa = proximaAEnviar(etapasAtuais(), apressado ? Number.POSITIVE_INFINITY : Date.now());
    if (!etapa) return;
    const inicio = Date.now();
    desde.current = inicio;
    const resolvida = await enviarUma(etapa);
    if (desde.current !== inicio) return;
    desde.current = null;
    if (resolvida) await enviar(apressado);
  };
  useOcasioes(
    etapas.map(({ solicitacao_id, quando }) => `${solicitacao_id}@${quando}`).join(' '),
    (apressado) => void enviar(apressado),
  );
}
