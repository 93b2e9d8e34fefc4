import type { Logger } from 'pino';
import type { Stream } from './stream.ts';

/** The problem of a session: it ended, or it is alive but had no request for minutes. */
export interface Amiss {
  session: string;
  ended: boolean;
}

interface WatchOptions {
  sessionsAmiss: (sessions: string[]) => Promise<Amiss[]>;
  end: (stream: Stream) => void;
  log: Logger;
}

/** Checks the sessions of all open streams with one query (docs/security.md, item 8). */
export class SessionWatch {
  readonly #options: WatchOptions;

  constructor(options: WatchOptions) {
    this.#options = options;
  }

  async check(streams: Iterable<Stream>): Promise<void> {
    const { sessionsAmiss, end, log } = this.#options;
    const looked = [...streams];
    if (looked.length === 0) return;
    try {
      const found = await sessionsAmiss([...new Set(looked.map(({ reader }) => reader.session))]);
      const amiss = new Map(found.map(({ session, ended }) => [session, ended]));
      for (const stream of looked) {
        const ended = amiss.get(stream.reader.session);
        stream.quiet = ended === false;
        if (ended) end(stream);
      }
    } catch (err) {
      log.warn({ err }, 'session check failed');
    }
  }
}
