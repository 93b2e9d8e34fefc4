import { errorField, errorText } from '@corre/client/error.ts';
import { trpc } from '@corre/client/trpc.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { dizerGanho } from './dizer-ganho.ts';
import { aindaNao, enviarPasso, FALHA, FotoRecusada } from './enviar-passo.ts';
import { enviarEm, idDoPasso, type Passo, proximoAEnviar } from './passo.ts';
import { esperarALinha, passoAEnviar, passoFeito, passoRecusado, passosAtuais, usePassos } from './passos-guardados.ts';

/** A step without an answer is sent again this often, in milliseconds, and at once when the network is back. */
const TENTAR_DE_NOVO_MS = 5_000;
/** A line that neither answers nor breaks keeps nobody waiting longer than this, in milliseconds; it is given up then. */
const DESISTIR_MS = 12_000;
/** A photo goes on for so long over a slow one. */
const DESISTIR_DA_FOTO_MS = 120_000;

const levaFoto = (passo: Passo): boolean =>
  passo.tipo === 'problema' ? passo.foto : passo.tipo === 'etapa' && passo.prova?.foto === true;

const vencidos = (): Passo[] =>
  passosAtuais().filter((passo) => passo.recusa === undefined && enviarEm(passo) <= Date.now());

/** Runs it with a signal that ends a dead line; what is due counts as waiting once that took too long. */
async function comPrazo<T>(passo: Passo, enviar: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const linha = new AbortController();
  const espera = setTimeout(() => esperarALinha(vencidos()), DESISTIR_MS);
  const fim = setTimeout(() => linha.abort(), levaFoto(passo) ? DESISTIR_DA_FOTO_MS : DESISTIR_MS);
  try {
    return await enviar(linha.signal);
  } finally {
    clearTimeout(espera);
    clearTimeout(fim);
  }
}

/** Of several tabs one sends at a time, so that the order of the taps is kept; a page without locks trusts to its keys. */
async function umaAbaPorVez(enviar: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return enviar();
  await navigator.locks.request('passos', { ifAvailable: true }, (livre) => (livre ? enviar() : undefined));
}

function recusar(passo: Passo, erro: unknown): void {
  const falha = FALHA[passo.tipo];
  const [campo, texto] =
    erro instanceof FotoRecusada ? ['foto', erro.message] : [errorField(erro), errorText(erro, falha)];
  if (!passoRecusado(passo, campo, texto)) notifyFailureWithReason(falha, erro);
}

/** One step to the server; true when it is settled, either way. */
function useEnviarUm() {
  const utils = trpc.useUtils();
  const entregador_id = useEntregadorId();
  const olharDeNovo = ({ tipo }: Passo) => {
    const { solicitacoes, entregas, fila, chat, problemas, vigia } = utils;
    const nomes = tipo === 'problema' ? [problemas, vigia] : [solicitacoes, entregas, fila, chat];
    return Promise.all(nomes.map((nome) => nome.invalidate()));
  };
  return (passo: Passo): Promise<boolean> =>
    comPrazo(passo, async (signal) => {
      try {
        const dito = await enviarPasso(utils.client, passo, signal);
        if (dito) notify.success(dito);
        void dizerGanho(utils, entregador_id, passo);
        // the card goes on with what the server has; a line that dies meanwhile does not hold the next one up
        await Promise.race([olharDeNovo(passo), new Promise((fim) => signal.addEventListener('abort', fim))]);
        passoFeito(passo);
        return true;
      } catch (erro) {
        if (signal.aborted || aindaNao(erro)) return false;
        recusar(passo, erro);
        void olharDeNovo(passo);
        return true;
      }
    });
}

/** When the steps are looked at again: at once, when one becomes due, every 5 s, with the network, and as the page is put away. */
function useOcasioes(quais: string, tentar: (apressado: boolean) => void): void {
  const agora = useEffectEvent(tentar);
  useEffect(() => {
    if (quais === '') return;
    const comCalma = () => agora(false);
    // whoever puts the phone away meant what was tapped
    const aoGuardar = () => document.visibilityState === 'hidden' && agora(true);
    comCalma();
    addEventListener('online', comCalma);
    document.addEventListener('visibilitychange', aoGuardar);
    const prazos = passosAtuais().map((passo) => setTimeout(comCalma, Math.max(0, enviarEm(passo) - Date.now())));
    const relogio = setInterval(comCalma, TENTAR_DE_NOVO_MS);
    return () => {
      removeEventListener('online', comCalma);
      document.removeEventListener('visibilitychange', aoGuardar);
      for (const prazo of prazos) clearTimeout(prazo);
      clearInterval(relogio);
    };
  }, [quais]);
}

/** Sends what the courier tapped, one after the other, until the server has answered, whichever view is open; mounted once. */
export function useEnvioDePassos(): void {
  const { passos } = usePassos();
  const enviarUm = useEnviarUm();
  const enviando = useRef(false);

  const enviarTodos = async (apressado: boolean): Promise<void> => {
    for (;;) {
      const passo = proximoAEnviar(passosAtuais(), apressado ? Number.POSITIVE_INFINITY : Date.now());
      if (!passo) return;
      passoAEnviar(passo);
      const resolvido = await enviarUm(passo);
      passoAEnviar(null);
      if (!resolvido) return esperarALinha(vencidos());
    }
  };
  const tentar = async (apressado: boolean): Promise<void> => {
    // the device knows: the next step need not wait for an attempt, which is made all the same
    if (!navigator.onLine) esperarALinha(vencidos());
    if (enviando.current) return;
    enviando.current = true;
    await umaAbaPorVez(() => enviarTodos(apressado)).finally(() => {
      enviando.current = false;
    });
  };
  useOcasioes(
    passos.map((passo) => `${idDoPasso(passo)}${passo.recusa === undefined ? '' : ' recusado'}`).join(' '),
    (apressado) => void tentar(apressado),
  );
}
