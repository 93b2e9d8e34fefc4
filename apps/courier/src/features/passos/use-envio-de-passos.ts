import { errorField, errorText, signedOut } from '@corre/client/error.ts';
import { trpc } from '@corre/client/trpc.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { sealedAccount } from '@corre/ui/shell/sealed/sealed.ts';
import { accountName, readSession, sessionOf } from '@corre/ui/shell/session.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { comPrazo } from './com-prazo.ts';
import { enviarPasso, FotoRecusada, isUndecided } from './enviar-passo.ts';
import { FALHA } from './falha-do-passo.ts';
import { forwardNow } from './forward-clock.ts';
import { esperaDe, idDoPasso, type Passo, proximoAEnviar } from './passo.ts';
import { feedPassos, passosAtuais, usePassos } from './passos-guardados.ts';

/** In milliseconds. A step without an answer is sent again at this interval, and at once when the network is back. */
const TENTAR_DE_NOVO_MS = 5_000;

/** The line gives no answer: the due steps wait, and the courier can continue. */
const unanswered = (): void => void feedPassos({ type: 'unanswered', now: forwardNow() });

/**
 * Lets one tab send at a time, to keep the order of the taps. Without Web Locks the idempotency keys prevent
 * duplicates.
 */
async function oneTabAtATime(enviar: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return enviar();
  await navigator.locks.request('passos', { ifAvailable: true }, (livre) => (livre ? enviar() : undefined));
}

function recusar(passo: Passo, error: unknown): void {
  const [field, text] =
    error instanceof FotoRecusada ? ['foto', error.message] : [errorField(error), errorText(error, FALHA[passo.tipo])];
  void feedPassos({ type: 'refused', passo, field, text, error });
}

type Utils = ReturnType<typeof trpc.useUtils>;

/**
 * Whether the server's session is of the account whose steps these are. Another account of this phone may have signed
 * in meanwhile, here or in another tab. Asks the server unless it has said so on this page. A login that this page
 * cannot see, on another panel's host, is refused by the server (CABECALHO_DA_CONTA).
 */
async function ehDaConta(conta: string, { sessao, client }: Utils, signal: AbortSignal): Promise<boolean> {
  const atual = sessionOf(sessao.atual.getData() ?? (await client.sessao.atual.query(undefined, { signal })));
  const newest = readSession();
  const contas = newest?.user_type === atual.user_type ? [atual, newest] : [atual];
  return contas.every((uma) => accountName(uma) === conta);
}

/** Returns a function that sends one step. It returns true when the step is settled, accepted or refused. */
function useSendOne() {
  const utils = trpc.useUtils();
  const entregador_id = useEntregadorId();
  const readAgain = ({ tipo }: Passo) => {
    const { solicitacoes, entregas, fila, chat, problemas, vigia } = utils;
    const nomes = tipo === 'problema' ? [problemas, vigia] : [solicitacoes, entregas, fila, chat];
    return Promise.all(nomes.map((nome) => nome.invalidate()));
  };
  return (passo: Passo): Promise<boolean> => {
    // The account of the step: another one may open while this attempt waits.
    const conta = sealedAccount();
    const enviar = async (signal: AbortSignal): Promise<boolean> => {
      try {
        if (conta === null || !(await ehDaConta(conta, utils, signal))) return false;
        const dito = await enviarPasso(utils.client, passo, { conta, signal });
        const id = 'passo';
        if (dito) notify.success(dito, { id });
        void import('./dizer-ganho.ts').then(
          ({ dizerGanho }) => dizerGanho(utils, entregador_id, passo, { id, dito }),
          () => undefined,
        );
        // The card needs the server's new data. A connection that dies meanwhile must not delay the next step.
        await Promise.race([readAgain(passo), new Promise((fim) => signal.addEventListener('abort', fim))]);
        void feedPassos({ type: 'accepted', passo });
        return true;
      } catch (error) {
        // The session ended, or is another account's: the panel must know.
        if (signedOut(error)) void utils.sessao.atual.invalidate();
        if (signal.aborted || isUndecided(error)) return false;
        recusar(passo, error);
        void readAgain(passo);
        return true;
      }
    };
    return comPrazo(passo, enviar, unanswered);
  };
}

/**
 * Calls `attempt` at once, when a step becomes due and every 5 s. Also calls it when the network is back and when the
 * page is hidden.
 */
function useSendOccasions(stepIds: string, attempt: (hurried: boolean) => void): void {
  const now = useEffectEvent(attempt);
  useEffect(() => {
    if (stepIds === '') return;
    const onOccasion = () => now(false);
    // Putting the phone away confirms the tap, so the time to undo ends.
    const onHide = () => document.visibilityState === 'hidden' && now(true);
    onOccasion();
    addEventListener('online', onOccasion);
    document.addEventListener('visibilitychange', onHide);
    const prazos = passosAtuais().map((passo) => setTimeout(onOccasion, esperaDe(passo, forwardNow())));
    const clock = setInterval(onOccasion, TENTAR_DE_NOVO_MS);
    return () => {
      removeEventListener('online', onOccasion);
      document.removeEventListener('visibilitychange', onHide);
      for (const prazo of prazos) clearTimeout(prazo);
      clearInterval(clock);
    };
  }, [stepIds]);
}

/** Sends the tapped steps one after the other, in every view, until the server has answered. Mount it once. */
export function useEnvioDePassos(): void {
  const { passos } = usePassos();
  const sendOne = useSendOne();
  const sending = useRef(false);

  const sendAll = async (hurried: boolean): Promise<void> => {
    for (;;) {
      const passo = proximoAEnviar(passosAtuais(), hurried ? Number.POSITIVE_INFINITY : forwardNow());
      if (!passo) return;
      void feedPassos({ type: 'sendStarted', passo });
      const settled = await sendOne(passo);
      void feedPassos({ type: 'sendEnded' });
      if (!settled) return unanswered();
    }
  };
  const attempt = async (hurried: boolean): Promise<void> => {
    // The device knows that it is offline, so the next step is possible at once. The attempt is made all the same.
    if (!navigator.onLine) unanswered();
    if (sending.current) return;
    sending.current = true;
    await oneTabAtATime(() => sendAll(hurried)).finally(() => {
      sending.current = false;
    });
  };
  useSendOccasions(
    passos.map((passo) => `${idDoPasso(passo)}${passo.recusa === undefined ? '' : ' recusado'}`).join(' '),
    (hurried) => void attempt(hurried),
  );
}
