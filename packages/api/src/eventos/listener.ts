import { type Evento, eventoSchema } from '@corre/contract/eventos/contrato.ts';
import { DatabaseClock, Line } from '@corre/db/lines/line.ts';
import type { PooledConnections } from '@corre/db/lines/pools.ts';
import type { Logger } from 'pino';
import { z } from 'zod';
import { listenConnected } from '../base/measures.ts';
import type { Listener } from '../base/ports.ts';
import { CANAL } from './avisar.ts';
import { heardProbe } from './notify-probe.ts';

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

/**
 * Opens the process's lines to the database: one for LISTEN, and one more if the pools use another address. After each
 * new connection, listeners get `inicio`, because events may have been missed.
 * @throws when the database cannot be reached.
 */
export async function createListener({ url, listenUrl, pooled, log }: ListenerOptions): Promise<Listener> {
  const listeners: ((evento: Evento) => void)[] = [];
  const emitir = (evento: Evento): void => {
    for (const listener of listeners) listener(evento);
  };
  const incompreendidos: (() => void)[] = [];
  const antesDaProva: (() => Promise<void>)[] = [];
  const clock = new DatabaseClock();
  let behind = 0;
  const direct = url === listenUrl;
  // A panel that reads again now gets 503 and shows that the server is coming back, instead of old data.
  const lookNow = () => emitir({ tipo: 'inicio' });
  const listening = watch('listen', log, direct ? pooled : null, lookNow);
  const listen: Line = new Line(listenUrl, 'corre-listen', {
    ...listening,
    onAnswer: (answered) => clock.note(answered),
    onDown: () => listenConnected.set(0),
    onOpen: (client) => {
      client.on('notification', ({ payload }) => {
        if (!heardProbe(payload)) {
          const eventos = readEvents(payload);
          if (eventos) eventos.forEach(emitir);
          else for (const fn of incompreendidos) fn();
          return;
        }
        void Promise.allSettled(antesDaProva.map((fn) => fn())).then(() => listen.ask());
      });
      return client.query(`listen ${CANAL}`);
    },
    onUp: () => {
      listening.onUp();
      listenConnected.set(1);
      emitir({ tipo: 'inicio' });
    },
  });
  const pulse = direct ? listen : new Line(url, 'corre-pulso', watch('pool', log, pooled, lookNow));
  const lines = new Set([listen, pulse]);
  await Promise.all([...lines].map((line) => line.open()));
  return {
    clock,
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
