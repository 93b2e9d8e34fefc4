import { Socket } from 'node:net';
import type { Client, Pool } from 'pg';

const receivedBy = ({ connection: { stream } }: Client): number => (stream instanceof Socket ? stream.bytesRead : 0);

/** The connections of pools, and how many bytes each one had received at the last clock query. */
export class PooledConnections {
  readonly #received = new Map<Client, number>();

  /** Tracks the connections of a pool. */
  add(pool: Pool): void {
    pool.on('connect', (client) => this.#received.set(client, 0));
    pool.on('remove', (client) => this.#received.delete(client));
  }

  /** Stores how many bytes each connection has received. */
  note(): void {
    for (const client of this.#received.keys()) this.#received.set(client, receivedBy(client));
  }

  /**
   * Closes the connections that received nothing since `note`. A caller that waits on one gets an error at once instead
   * of after minutes. As after any lost connection, the caller does not know whether the statement ran.
   */
  cutSilent(): void {
    for (const [client, received] of this.#received) {
      if (receivedBy(client) <= received) client.connection.stream.destroy(new Error('the server stopped answering'));
    }
  }
}
