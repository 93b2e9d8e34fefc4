import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../../base/deps.ts';
import { Audience } from './audience.ts';
import { type Expanders, expandirFluxo, fluxosComFatos } from './expandir.ts';
import { Flights } from './flights.ts';
import { haSaida, tomar } from './tomar.ts';

/** A pause that a ring can end early. A ring without a sleeper ends the next pause at once. */
class Alarm {
  private rung = false;
  private wake: (() => void) | null = null;

  ring(): void {
    this.rung = true;
    this.wake?.();
  }

  /** Waits `ms` milliseconds, until the next ring, or until `signal` aborts. */
  async sleep(ms: number, signal: AbortSignal): Promise<void> {
    if (!this.rung && !signal.aborted) await this.pause(ms, signal);
    this.rung = false;
  }

  private async pause(ms: number, signal: AbortSignal): Promise<void> {
    let stop = (): void => undefined;
    await new Promise<void>((resolve) => {
      const awake = () => resolve();
      const timer = setTimeout(awake, ms).unref();
      this.wake = awake;
      signal.addEventListener('abort', awake);
      stop = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', awake);
      };
    });
    stop();
    this.wake = null;
  }
}

/** The shortest pause between two checks, in milliseconds. The longest is `ENVIO_VARREDURA_SEGUNDOS`. */
const SHORTEST_PAUSE_MS = 20;
/** How long a stream whose expansion failed is skipped, so that it blocks no other, in milliseconds. */
const STUCK_MS = 60_000;
/** How long a stopping process waits for its messages, in milliseconds. Another process sends the rest again. */
const LEAVE_MS = 12_000;

type Means = Pick<Deps, 'orm' | 'config' | 'log' | 'vault' | 'listener'>;

/** Expands facts into messages, and remembers the streams that failed recently. */
class Expansion {
  private readonly stuck = new Map<number, number>();
  private readonly means: Means;
  private readonly expanders: Expanders;
  private readonly kinds: readonly string[];

  constructor(means: Means, expanders: Expanders) {
    this.means = means;
    this.expanders = expanders;
    this.kinds = Object.keys(expanders);
  }

  /** Returns whether there may be more. */
  async all(): Promise<boolean> {
    if (this.kinds.length === 0) return false;
    for (const [fluxo_id, until] of this.stuck) if (until < performance.now()) this.stuck.delete(fluxo_id);
    const fluxos = await fluxosComFatos(this.means.orm.em.fork(), this.kinds, [...this.stuck.keys()]);
    for (const fluxo_id of fluxos) await this.one(fluxo_id);
    return fluxos.length > 0;
  }

  private async one(fluxo_id: number): Promise<void> {
    try {
      await expandirFluxo(this.means, this.expanders, fluxo_id);
    } catch (err) {
      this.stuck.set(fluxo_id, performance.now() + STUCK_MS);
      this.means.log.error({ err, fluxo_id }, 'news of a request could not be told');
    }
  }
}

/** Returns the longest pause between two checks, in milliseconds. */
const longest = ({ config }: Means): number => config.ENVIO_VARREDURA_SEGUNDOS * 1_000;

/** Expands facts, sends due messages, and returns the pause until the next check, in milliseconds. */
async function look(means: Means, expansion: Expansion, flights: Flights): Promise<number> {
  const em = means.orm.em.fork();
  const first = await haSaida(em);
  const more = first.fatos && (await expansion.all());
  const { proximo_ms } = more ? await haSaida(em) : first;
  if (proximo_ms !== null && proximo_ms <= 0 && flights.room.free > 0) {
    const takenAt = performance.now();
    const tomadas = await tomar(em, flights.room);
    flights.send(tomadas, takenAt);
    if (tomadas.length > 0) return SHORTEST_PAUSE_MS;
  }
  if (more) return SHORTEST_PAUSE_MS;
  // A due message that was not taken belongs to another process or waits for a free place. A landing rings the alarm.
  if (proximo_ms === null || proximo_ms <= 0) return longest(means);
  return Math.min(longest(means), Math.max(SHORTEST_PAUSE_MS, proximo_ms));
}

/**
 * Sends the messages to other systems (ADR 0037) until `signal` aborts, then waits for those in progress. Any number of
 * processes share the work. Events of shops with integrations wake it early. The rows, not the events, prevent loss and
 * repeats.
 */
export async function runOutbox(means: Means, expanders: Expanders, signal: AbortSignal): Promise<void> {
  const alarm = new Alarm();
  const audience = new Audience();
  const expansion = new Expansion(means, expanders);
  const flights = new Flights(means, () => alarm.ring());
  means.listener.onReceive(({ tipo, comercio_id }) => {
    if (tipo === 'inicio' || (tipo === 'solicitacao' && audience.hears(comercio_id))) alarm.ring();
  });
  while (!signal.aborted) {
    let pause = longest(means);
    try {
      await audience.refresh(means.orm.em.fork());
      pause = await look(means, expansion, flights);
    } catch (err) {
      means.log.warn({ err }, 'the outbox was not looked at; trying again');
    }
    await alarm.sleep(pause, signal);
    await wait(SHORTEST_PAUSE_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
  await Promise.race([flights.ended(), wait(LEAVE_MS, undefined, { ref: false })]);
}
