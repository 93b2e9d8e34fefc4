import type { Evento } from '@corre/contract/eventos/contrato.ts';
import { signedOut } from './error.ts';

/** `ao_vivo`: events arrive. `conectando`: the stream is being opened (again). */
export type LiveState = 'conectando' | 'ao_vivo';

interface Callbacks {
  onData: (evento: Evento) => void;
  onConnectionStateChange: (estado: { state: string }) => void;
  onError: (erro: unknown) => void;
  onComplete: () => void;
}

export interface StreamOptions {
  /** opens the subscription; returns the handle to end it */
  subscribe: (callbacks: Callbacks) => { unsubscribe: () => void };
  /** rejects with a 401 when the session is over */
  checkSession: () => Promise<unknown>;
  onEvent: (evento: Evento) => void;
  onState: (estado: LiveState) => void;
  onSessionLost: () => void;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;

/** Half of the wait is random. After a restart of the server, the panels do not all reconnect in the same second. */
const jitter = (ms: number) => ms / 2 + Math.random() * (ms / 2);

/**
 * Keeps one stream open until it is stopped. The browser reconnects a broken line by itself. This code opens a refused
 * or ended stream again. It first checks the session, because the browser hides the status of a refused stream.
 */
export function keepStream({ subscribe, checkSession, onEvent, onState, onSessionLost }: StreamOptions) {
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stream: { unsubscribe: () => void } | undefined;
  /** Belongs to the open stream. tRPC tells of an end also when this code ends a stream: such news is not followed. */
  let current: object | undefined;

  const end = () => {
    clearTimeout(timer);
    current = undefined;
    stream?.unsubscribe();
  };
  const open = () => {
    end();
    onState('conectando');
    const mine = {};
    current = mine;
    const own =
      <Args extends unknown[]>(act: (...args: Args) => void) =>
      (...args: Args) => {
        if (current === mine) act(...args);
      };
    stream = subscribe({
      onData: own((evento) => {
        wait = FIRST_WAIT_MS;
        onState('ao_vivo');
        onEvent(evento);
      }),
      onConnectionStateChange: own(({ state }) => {
        if (state === 'connecting') onState('conectando');
        else if (state === 'pending') onState('ao_vivo');
      }),
      onError: own((erro) => void reopen(erro)),
      onComplete: own(() => void reopen(null)),
    });
  };
  const openLater = () => {
    onState('conectando');
    clearTimeout(timer);
    timer = setTimeout(open, jitter(wait));
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };
  const reopen = async (erro: unknown) => {
    openLater();
    const lost = signedOut(erro) || (await checkSession().then(() => false, signedOut));
    if (lost && current) onSessionLost();
  };
  open();
  return {
    /** Opens the stream again at once: a person asked for it, or the network is back. */
    reopen: () => {
      wait = FIRST_WAIT_MS;
      open();
    },
    /**
     * Closes the stream and retries later, because the browser reports no network. Without this, a dead line is
     * noticed only after 8.5 s.
     */
    interrupt: () => {
      end();
      openLater();
    },
    stop: end,
  };
}
