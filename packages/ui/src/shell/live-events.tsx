import { nounsOf, type TipoEvento } from '@corre/client/live-routers.ts';
import { keepStream, type LiveState } from '@corre/client/live-stream.ts';
import { trpc } from '@corre/client/trpc.ts';
import { POLLING_CALMO } from '@corre/contract/constants.ts';
import type { Evento } from '@corre/contract/eventos/contrato.ts';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { sessionLost } from './leave.ts';
import { lookAgain } from './look-again.ts';
import { useServerTime } from './server-clock.ts';

type Listener = (evento: Evento) => void;

interface Live {
  estado: LiveState;
  /** when the stream was last known to be whole, epoch milliseconds; null before the first connection */
  ultimo_sinal: number | null;
  /** opens the stream again and looks at everything */
  reconectar: () => void;
  listen: (listener: Listener) => () => void;
}

const LiveContext = createContext<Live | null>(null);

/** Events that come together are answered by one look, in milliseconds. */
const TOGETHER_MS = 250;

/** Invalidates what the events touched: the first at once, those that follow within 250 ms together. */
function useInvalidation() {
  const client = useQueryClient();
  const waiting = useRef(new Set<TipoEvento>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const flush = () => {
    const nouns = nounsOf(waiting.current);
    waiting.current.clear();
    if (nouns === null) void client.invalidateQueries();
    else {
      for (const [noun, { now }] of nouns) {
        lookAgain(client, { queryKey: [[noun]], refetchType: now ? 'active' : 'none' });
      }
    }
  };
  const tick = () => {
    timer.current = undefined;
    if (waiting.current.size === 0) return;
    flush();
    timer.current = setTimeout(tick, TOGETHER_MS);
  };
  return (tipo: TipoEvento) => {
    waiting.current.add(tipo);
    if (timer.current === undefined) tick();
  };
}

/** One live stream for the whole panel, and the server's clock. Stands below RequireSession. */
export function LiveEvents({ children }: { children: ReactNode }) {
  useServerTime();
  const utils = trpc.useUtils();
  const invalidate = useInvalidation();
  const [estado, setEstado] = useState<LiveState>('conectando');
  const [ultimo_sinal, setUltimoSinal] = useState<number | null>(null);
  const last = useRef<LiveState>('conectando');
  const listeners = useRef(new Set<Listener>());
  const stream = useRef<ReturnType<typeof keepStream>>(undefined);

  const open = useEffectEvent(() =>
    keepStream({
      subscribe: (callbacks) => utils.client.eventos.aoVivo.subscribe(undefined, callbacks),
      checkSession: () => utils.client.sessao.atual.query(),
      onSessionLost: sessionLost,
      onState: (next) => {
        if (next === 'ao_vivo' || last.current === 'ao_vivo') setUltimoSinal(Date.now());
        last.current = next;
        setEstado(next);
      },
      onEvent: (evento) => {
        // what brings its data along is not asked for
        if (evento.situacao === undefined) invalidate(evento.tipo);
        for (const listener of listeners.current) listener(evento);
      },
    }),
  );
  useEffect(() => {
    const opened = open();
    stream.current = opened;
    window.addEventListener('online', opened.reopen);
    window.addEventListener('offline', opened.interrupt);
    return () => {
      window.removeEventListener('online', opened.reopen);
      window.removeEventListener('offline', opened.interrupt);
      opened.stop();
    };
  }, []);

  const client = useQueryClient();
  const live = useMemo<Live>(
    () => ({
      estado,
      ultimo_sinal,
      reconectar: () => {
        stream.current?.reopen();
        void client.refetchQueries({ type: 'active' });
      },
      listen: (listener) => {
        listeners.current.add(listener);
        return () => void listeners.current.delete(listener);
      },
    }),
    [estado, ultimo_sinal, client],
  );
  return <LiveContext value={live}>{children}</LiveContext>;
}

/** The stream's state: for 'ao vivo', for the offline strip. */
export function useLive(): Live {
  const live = use(LiveContext);
  if (!live) throw new Error('useLive needs a LiveEvents above it');
  return live;
}

/** Calls `fn` at each event of this kind (and at `inicio`, when asked for by name). The data are looked at again by themselves. */
export function useLiveEvent(tipo: TipoEvento, fn: Listener): void {
  const { listen } = useLive();
  const hear = useEffectEvent(fn);
  useEffect(() => listen((evento) => evento.tipo === tipo && hear(evento)), [listen, tipo]);
}

/**
 * The `refetchInterval` of a query of which every cause of change comes as an event (decision record 0039): this interval while there is
 * no stream, `POLLING_CALMO` times slower while there is one. What also changes by the clock, or by an act that tells others, takes a plain number.
 */
export function usePolling(ms: number): number {
  const { estado } = useLive();
  return estado === 'ao_vivo' ? ms * POLLING_CALMO : ms;
}
