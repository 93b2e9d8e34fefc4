import { nounsOf, type TipoEvento } from '@corre/client/live-routers.ts';
import { keepStream, type LiveState } from '@corre/client/live-stream.ts';
import { trpc } from '@corre/client/trpc.ts';
import { POLLING_CALMO } from '@corre/contract/constants.ts';
import type { Evento } from '@corre/contract/eventos/contrato.ts';
import { type Query, type QueryClient, type QueryFilters, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { sessionLost } from './leave.ts';
import { serverNow, useServerTime } from './server-clock.ts';

/** The queries, and whether those on the screen refetch at once. */
type Touched = Pick<QueryFilters, 'queryKey'> & { refetchType: 'active' | 'none' };

const loadsPage = ({ state }: Query) => state.fetchStatus === 'fetching' && state.fetchMeta?.fetchMore !== undefined;

/**
 * Invalidates the queries that an event touched.
 * TanStack Query joins a first fetch that is running. Its answer may be older than the event but would count as fresh.
 * Such a query is invalidated again after its answer.
 * An invalidation would cancel the next page of a list, and with many events no page would ever come. Such a list is
 * invalidated after its page.
 */
export function lookAgain(client: QueryClient, touched: Touched): void {
  const running = client.getQueryCache().findAll({ queryKey: touched.queryKey, fetchStatus: 'fetching' });
  void client.invalidateQueries({ ...touched, predicate: (query) => !loadsPage(query) });
  for (const query of running) {
    const page = loadsPage(query);
    if (query.state.data !== undefined && !page) continue;
    const { promise, queryKey } = query;
    // Several events may wait for one answer. Their refetches are one.
    const again = () => client.invalidateQueries({ ...touched, queryKey, exact: true }, { cancelRefetch: false });
    // A failed first fetch retries by itself.
    void promise?.then(again, page ? again : () => undefined);
  }
}

type Listener = (evento: Evento) => void;

interface Live {
  estado: LiveState;
  /** when the stream was last known to work, in epoch milliseconds; null before the first connection */
  ultimo_sinal: number | null;
  /** reopens the stream and refetches all active queries */
  reconectar: () => void;
  listen: (listener: Listener) => () => void;
}

const LiveContext = createContext<Live | null>(null);

/** Events within this time cause one refetch, in milliseconds. */
const TOGETHER_MS = 250;

/**
 * Invalidates the queries that events touched: at once for the first event, together for those within the next 250 ms.
 */
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

/** Provides one live stream for the whole panel, and the server's clock. Must be below RequireSession. */
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
        if (next === 'ao_vivo' || last.current === 'ao_vivo') setUltimoSinal(serverNow());
        last.current = next;
        setEstado(next);
      },
      onEvent: (evento) => {
        // An event with its data needs no query.
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

/** Returns the state of the stream, for 'ao vivo' and for the offline strip. */
export function useLive(): Live {
  const live = use(LiveContext);
  if (!live) throw new Error('no LiveEvents');
  return live;
}

/** Calls `fn` at each event of this type (including `inicio`, if given). The queries refetch without it. */
export function useLiveEvent(tipo: TipoEvento, fn: Listener): void {
  const { listen } = useLive();
  const hear = useEffectEvent(fn);
  useEffect(() => listen((evento) => evento.tipo === tipo && hear(evento)), [listen, tipo]);
}

/**
 * Returns the `refetchInterval` of a query whose every change comes as an event (ADR 0036).
 * `ms` applies without a stream; with a stream it is `POLLING_CALMO` times longer.
 * Other queries take a plain number: those that change by the clock, or by an action whose event goes to others.
 */
export function usePolling(ms: number): number {
  const { estado } = useLive();
  return estado === 'ao_vivo' ? ms * POLLING_CALMO : ms;
}
