import { unanswered } from '@corre/client/error.ts';
import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason, textWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type MarcoGuardado, marcosAtuais, retirarMarco, useMarcosGuardados } from '../marcos/marcos-guardados.ts';
import { type EtapaGuardada, enviarEm, proximaAEnviar } from './etapa-guardada.ts';
import { guardarRecusa, retirarRecusa } from './recusas-guardadas.ts';
import { aindaEsta, etapasAtuais, mudarEtapa, retirarEtapa, useEtapas } from './use-etapas.ts';

/** A step without an answer is sent again this often, in milliseconds, and at once when the network is back. */
const TENTAR_DE_NOVO_MS = 5_000;
/** A step that took longer than this to be answered had waited for the network, in milliseconds. */
const ESPEROU_MS = 30_000;
/** A line that neither answers nor breaks is given up after this long, in milliseconds. */
const DESISTIR_MS = 12_000;

type Cliente = ReturnType<typeof trpc.useUtils>['client'];

/** The key under which an act is sent however often: what the phone keeps over a reload makes it anew. */
const contexto = (...partes: (string | number)[]) => ({ context: { idempotency_key: partes.join('-') } });

/** The photo first, since the step asks for it; the code that shows it comes only with one. */
async function enviarEtapa(cliente: Cliente, { solicitacao_id, novo_status, quando, feita_em, prova }: EtapaGuardada) {
  if (prova?.foto) await (await import('../prova/foto-guardada.ts')).enviarFotoGuardada(cliente, solicitacao_id);
  await cliente.solicitacoes.avancar.mutate(
    {
      solicitacao_id,
      novo_status,
      ...(feita_em ? { feita_em } : {}),
      ...(prova ? { codigo: prova.codigo, recebedor: prova.recebedor } : {}),
    },
    contexto('etapa', solicitacao_id, novo_status, quando),
  );
}

/** Of a step that was refused: the photo is taken anew, or the delivery is somebody else's. */
const esquecerFoto = async (solicitacao_id: number): Promise<void> =>
  (await import('../prova/foto-guardada.ts')).esquecerFoto(solicitacao_id);

const mandarMarco = (cliente: Cliente, { quando, ...marco }: MarcoGuardado) =>
  cliente.marcos.marcar.mutate(marco, contexto('marco', marco.solicitacao_id, marco.tipo, quando));

/** One step or milestone to the server; true when it is settled, either way. The server takes a repeat as the first (specification §4). */
function useEnviarUma() {
  const utils = trpc.useUtils();
  const olharDeNovo = () =>
    Promise.all([utils.solicitacoes, utils.entregas, utils.fila, utils.chat].map((noun) => noun.invalidate()));
  const umMarco = async (marco: MarcoGuardado): Promise<boolean> => {
    try {
      await mandarMarco(utils.client, marco);
      await olharDeNovo();
    } catch (erro) {
      if (unanswered(erro)) return false;
      notifyFailureWithReason(FALHAS['marcos.marcar'], erro);
    }
    retirarMarco(marco);
    return true;
  };
  const umaEtapa = async (etapa: EtapaGuardada): Promise<boolean> => {
    mudarEtapa(etapa, { enviando: true });
    try {
      await enviarEtapa(utils.client, etapa);
      if (aindaEsta(etapa)) notify.success('Status atualizado!');
      retirarRecusa(etapa.solicitacao_id);
      await olharDeNovo();
      retirarEtapa(etapa);
      return true;
    } catch (erro) {
      if (unanswered(erro)) {
        mudarEtapa(etapa, { enviando: false, espera: true });
        return false;
      }
      if (aindaEsta(etapa)) avisarRecusa(etapa, erro);
      if (etapa.prova?.foto) void esquecerFoto(etapa.solicitacao_id);
      retirarEtapa(etapa);
      void olharDeNovo();
      return true;
    }
  };
  return (ato: EtapaGuardada | MarcoGuardado) => ('tipo' in ato ? umMarco(ato) : umaEtapa(ato));
}

/** Said at once, and kept on the screen where a proof came with it or it had waited: who taps without a signal looks away. */
function avisarRecusa(etapa: EtapaGuardada, erro: unknown): void {
  notifyFailureWithReason(FALHAS['solicitacoes.avancar'], erro);
  const esperou = Date.now() - enviarEm(etapa) > ESPEROU_MS;
  if (etapa.prova || esperou)
    guardarRecusa({
      solicitacao_id: etapa.solicitacao_id,
      texto: textWithReason(FALHAS['solicitacoes.avancar'], erro),
    });
}

/** What is due goes in its order: as long as the first one waits for the line, so do those behind it. */
function esperarALinha(): void {
  const agora = Date.now();
  for (const etapa of etapasAtuais()) if (enviarEm(etapa) <= agora) mudarEtapa(etapa, { espera: true });
}

/** Steps and milestones that the server has not answered. */
const pendentes = () => [...etapasAtuais(), ...marcosAtuais()];

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
    const prazos = pendentes().map((etapa) => setTimeout(comCalma, Math.max(0, enviarEm(etapa) - Date.now())));
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
  const marcos = useMarcosGuardados();
  const enviarUma = useEnviarUma();
  const desde = useRef<number | null>(null);

  const enviar = async (apressado: boolean): Promise<void> => {
    if (desde.current !== null) {
      if (Date.now() - desde.current < DESISTIR_MS) return;
      for (const etapa of etapasAtuais()) if (etapa.enviando) mudarEtapa(etapa, { enviando: false, espera: true });
    }
    const ato = proximaAEnviar(pendentes(), apressado ? Number.POSITIVE_INFINITY : Date.now());
    if (!ato) return;
    const inicio = Date.now();
    desde.current = inicio;
    const resolvida = await enviarUma(ato);
    if (desde.current !== inicio) return;
    desde.current = null;
    if (resolvida) await enviar(apressado);
    else esperarALinha();
  };
  useOcasioes(
    [...etapas, ...marcos].map(({ solicitacao_id, quando }) => `${solicitacao_id}@${quando}`).join(' '),
    (apressado) => void enviar(apressado),
  );
}
