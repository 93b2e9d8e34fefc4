import { BusinessError } from '../base/business-error.ts';
import type { RecentEvents } from '../base/stream-ports.ts';
import { type EndCode, onceEach, type Wire } from './wire.ts';

/** The wait before a reconnect, in milliseconds. It is random, so that clients do not all return in one second. */
const RETRY_MS = { least: 1_000, most: 3_000 };

interface Parts {
  event?: string;
  id: string | null;
  data: object;
}

const frame = ({ event, id, data }: Parts) =>
  Buffer.from(
    `${event ? `event: ${event}\n` : ''}${id === null ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`,
  );

/** Returns the frames of `GET /api/eventos` (docs/live-stream.md): plain Server-Sent Events with ids. */
export class ClientWire implements Wire {
  readonly event = onceEach(({ evento, id }) => frame({ id, data: evento }));
  readonly bye = Buffer.from(': o servidor vai parar\n\n');
  readonly #recent: RecentEvents;
  #ping: { id: string | null; frame: Uint8Array } | null = null;

  constructor(recent: RecentEvents) {
    this.#recent = recent;
  }

  /** A ping has the id of everything heard so far. A reader without events of its own thus knows where to go on. */
  ping(): Uint8Array {
    const id = this.#recent.position;
    if (this.#ping?.id !== id) this.#ping = null;
    this.#ping ??= { id, frame: frame({ event: 'ping', id, data: {} }) };
    return this.#ping.frame;
  }

  readAgain(): Uint8Array {
    return frame({ id: this.#recent.position, data: { tipo: 'lacuna' } });
  }

  /** Opens the stream of a reader who had none before. */
  begin(): Uint8Array {
    return frame({ id: this.#recent.position, data: { tipo: 'inicio' } });
  }

  /** The first bytes of every stream. */
  retry(): Uint8Array {
    const { least, most } = RETRY_MS;
    return Buffer.from(`retry: ${Math.round(least + Math.random() * (most - least))}\n\n`);
  }

  ended(codigo: EndCode): Uint8Array {
    const { detail } = new BusinessError(codigo);
    return frame({ event: 'fim', id: null, data: { detail, codigo } });
  }
}
