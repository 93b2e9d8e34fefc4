import { type Evento, eventoSchema } from '@corre/contract/eventos/contrato.ts';
import { DatabaseClock, Line } from '@corre/db/lines/line.ts';
import type { PooledConnections } from '@corre/db/lines/pools.ts';
import type { Logger } from 'pino';
import { z } from 'zod';
import { listenConnected } from '../base/measures.ts';
import type { Listener, Said } from '../base/stream-ports.ts';
import { CANAL } from './avisar.ts';
import { heardProbe, markOf, newMark } from './notify-probe.ts';
import { Recent } from './recent.ts';

/**
 * Maximum age of the last answer on the line, in milliseconds. The line asks every second. With an older answer, events
 * may be missing.
 */
const HEARING_MS = 2_000;

const cargaSchema = z.array(eventoSchema);

/** Returns the events of one payload. Returns null for a payload that this release does not understand. */
function readEvents(text: string | undefined): Evento[] | null {
  try {
    return cargaSchema.safeParse(JSON.parse(text ?? '')).data ?? null;
  } catch {
    return null;
  }
}

/** The addresses of the database, and the connections to cut when the database stops answering. */
interface ListenerOptions {
  /** the address of the pools, perhaps a pooler */
  url: string;
  /** the address of the server itself, because a pooler in transaction mode breaks LISTEN */
  listenUrl: string;
  pooled: PooledConnections;
  log: Logger;
}

/** Logs once when the database is lost and once when it is back, however many requests met it (ADR 0044). */
function watch(name: string, log: Logger, pooled: PooledConnections | null, lookNow: () => void) {
  let since = 0;
  return {
    onAsk: () => pooled?.note(),
    onSilence: () => pooled?.cutSilent(),
    onAway: (reason: string) => {
      since = Date.now();
      log.error({ line: name, reason }, 'the database is away');
      lookNow();
    },
    onUp: () => {
      if (since > 0) log.warn({ line: name, away_ms: Date.now() - since }, 'the database is back');
      since = 0;
    },
  };
}

/** How far the clocks of process and database may differ before the start warns, in milliseconds. */
const CLOCKS_MS = 5_000;

/** Warns where the clock of this machine is wrong: pages show its time, although signatures follow the database. */
function warnOfClock(ahead_ms: number, log: Pick<Logger, 'warn'>): void {
  if (Math.abs(ahead_ms) >= CLOCKS_MS)
    log.warn({ database_ahead_ms: Math.round(ahead_ms) }, 'the clocks of this machine and of the database differ');
}

/**
 * Opens the process's lines to the database: one for LISTEN, and one more if the pools use another address. After each
 * new connection, listeners get `inicio`, because events may have been missed.
 * @throws when the database cannot be reached.
 */
export async function createListener({ url, listenUrl, pooled, log }: ListenerOptions): Promise<Listener> {
  const listeners: ((evento: Evento, said: Said) => void)[] = [];
  const emitir = (said: Said): void => {
    for (const listener of listeners) listener(said.evento, said);
  };
  const emitirInicio = () => emitir({ evento: { tipo: 'inicio' }, id: null });
  const incompreendidos: (() => void)[] = [];
  const antesDaProva: (() => Promise<void>)[] = [];
  const clock = new DatabaseClock();
  let firstAnswer = true;
  const recent = new Recent(() => clock.earliest());
  let behind = 0;
  const direct = url === listenUrl;
  // A panel that reads again now gets 503 and shows that the server is coming back, instead of old data.
  const listening = watch('listen', log, direct ? pooled : null, emitirInicio);
  const listen: Line = new Line(listenUrl, 'corre-listen', {
    ...listening,
    onAnswer: (answered) => {
      clock.note(answered);
      if (firstAnswer) warnOfClock(clock.latest() - Date.now(), log);
      firstAnswer = false;
    },
    onDown: () => listenConnected.set(0),
    onOpen: async (client) => {
      recent.lose();
      client.on('notification', ({ payload }) => {
        const mark = markOf(payload);
        if (mark !== null) return recent.begin(mark);
        if (!heardProbe(payload)) {
          const eventos = readEvents(payload);
          recent.hear(eventos).forEach(emitir);
          if (!eventos) for (const fn of incompreendidos) fn();
          return;
        }
        void Promise.allSettled(antesDaProva.map((fn) => fn())).then(() => listen.ask());
      });
      await client.query(`listen ${CANAL}`);
      await client.query('select pg_notify($1, $2)', [CANAL, newMark()]);
    },
    onUp: () => {
      listening.onUp();
      listenConnected.set(1);
      emitirInicio();
    },
  });
  const pulse = direct ? listen : new Line(url, 'corre-pulso', watch('pool', log, pooled, emitirInicio));
  const lines = new Set([listen, pulse]);
  await Promise.all([...lines].map((line) => line.open()));
  return {
    clock,
    recent,
    onReceive: (fn) => void listeners.push(fn),
    onUnknown: (fn) => void incompreendidos.push(fn),
    onProbe: (fn) => void antesDaProva.push(fn),
    get hearing() {
      return listen.up && behind === 0 && clock.age < HEARING_MS;
    },
    get listening() {
      return listen.up;
    },
    async catchUp() {
      behind += 1;
      await listen.ask();
      behind -= 1;
    },
    get databaseAway() {
      return pulse.away;
    },
    async close() {
      await Promise.all([...lines].map((line) => line.close()));
    },
  };
}
