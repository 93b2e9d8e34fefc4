import type { Logger } from 'pino';
import type { Stream } from './stream.ts';
import type { EndCode } from './wire.ts';

/** The problem of a session: it ended, or it is alive but had no request for minutes. */
export interface Amiss {
  session: string;
  ended: boolean;
}

/** An API key that may no longer read, and why. `session` is the hash of the key. */
export interface KeyAmiss {
  session: string;
  codigo: EndCode;
}

interface WatchOptions {
  sessionsAmiss: (sessions: string[]) => Promise<Amiss[]>;
  keysAmiss: (keys: string[]) => Promise<KeyAmiss[]>;
  end: (stream: Stream, codigo: EndCode) => void;
  log: Logger;
}

const tokensOf = (streams: Stream[]) => [...new Set(streams.map(({ reader }) => reader.session))];

/**
 * Checks the sessions of all open streams with one query, and their API keys with another (docs/security.md, item 8).
 */
export class SessionWatch {
  readonly #options: WatchOptions;

  constructor(options: WatchOptions) {
    this.#options = options;
  }

  async check(streams: Iterable<Stream>): Promise<void> {
    const looked = [...streams];
    const byKey = looked.filter(({ reader }) => reader.key);
    const bySession = looked.filter(({ reader }) => !reader.key);
    try {
      await Promise.all([
        bySession.length > 0 && this.#checkSessions(bySession),
        byKey.length > 0 && this.#checkKeys(byKey),
      ]);
    } catch (err) {
      this.#options.log.warn({ err }, 'session check failed');
    }
  }

  async #checkSessions(streams: Stream[]): Promise<void> {
    const found = await this.#options.sessionsAmiss(tokensOf(streams));
    const amiss = new Map(found.map(({ session, ended }) => [session, ended]));
    for (const stream of streams) {
      const ended = amiss.get(stream.reader.session);
      stream.quiet = ended === false;
      if (ended) this.#options.end(stream, 'SESSAO_TERMINADA');
    }
  }

  async #checkKeys(streams: Stream[]): Promise<void> {
    const found = await this.#options.keysAmiss(tokensOf(streams));
    const amiss = new Map(found.map(({ session, codigo }) => [session, codigo]));
    for (const stream of streams) {
      const codigo = amiss.get(stream.reader.session);
      if (codigo) this.#options.end(stream, codigo);
    }
  }
}
