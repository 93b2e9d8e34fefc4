import { Socket } from 'node:net';
import type { Client, Pool } from 'pg';

const receivedBy = ({ connection: { stream } }: Client): number => (stream instanceof Socket ? stream.bytesRead : 0);

/** Connections in the hands of pools, and how many bytes each had received when the server was asked last. */
export class PooledConnections {
  readonly #received = new Map<Client, number>();

  /** From now on the pool's connections are known here. */
  add(pool: Pool): void {
    pool.on('connect', (client) => this.#received.set(client, 0));
    pool.on('remove', (client) => this.#received.delete(client));
  }

  /** Remembers how much each has received. */
  note(): void {
    for (const client of this.#received.keys()) this.#received.set(client, receivedBy(client));
  }

  /**
   * Cuts those that have received nothing since. Whoever waits on one hears of it now instead of after minutes: whether
   * what they had asked for was done is unknown, as after any lost connection.
   */
  cutSilent(): void {
    for (const [client, received] of this.#received) {
      if (receivedBy(client) <= received) client.connection.stream.destroy(new Error('the server stopped answering'));
    }
  }
}
