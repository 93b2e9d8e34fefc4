import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** `ReadyForQuery`, and its state when no transaction is open. */
const READY = 'Z'.charCodeAt(0);
const IDLE = 'I'.charCodeAt(0);
const TERMINATE = 'X'.charCodeAt(0);

/** A pooler in transaction mode that does not track prepared statements. */
export interface TransactionPooler {
  port: number;
  /** With `true`, every client keeps its own server connection from now on, as in session mode. */
  keep(own: boolean): void;
  close(): Promise<void>;
}

/**
 * Returns a parser of the server's data. It calls `onReady` with the state of each ReadyForQuery, for any split into
 * pieces.
 */
function watchReady(onReady: (state: number) => void): (piece: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (piece) => {
    rest = Buffer.concat([rest, piece]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const length = 1 + rest.readInt32BE(1);
      if (rest[0] === READY) onReady(rest[5] ?? 0);
      rest = rest.subarray(length);
    }
  };
}

/**
 * Opens a pooler for the local PostgreSQL at port `target`. It supports neither TLS nor the cancellation of queries.
 */
export async function openTransactionPooler(target: number): Promise<TransactionPooler> {
  const sockets = new Set<Socket>();
  /** idle server connections, the last used one on top */
  const free: Socket[] = [];
  const served = new Map<Socket, Socket>();
  let keepOwn = false;
  const known = (socket: Socket) => {
    sockets.add(socket);
    return socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket));
  };
  /** Takes an idle connection. There is always one, because each client opened one and uses at most one. */
  const take = (own: Socket): Socket => {
    const chosen = keepOwn && free.includes(own) ? own : (free.at(-1) ?? own);
    free.splice(free.indexOf(chosen), 1);
    return chosen;
  };
  const server = createServer((client) => {
    known(client);
    const own = known(connect(target, '127.0.0.1'));
    served.set(own, client);
    let current: Socket | null = own;
    const release = (used: Socket) => {
      served.delete(used);
      free.push(used);
    };
    client.on('data', (data) => {
      if (data[0] === TERMINATE && current === null) return void client.destroy();
      current ??= take(own);
      served.set(current, client);
      current.write(data);
    });
    const watch = watchReady((state) => {
      const user = served.get(own);
      if (state === IDLE && user) user.emit('released', own);
    });
    client.on('released', (used: Socket) => {
      if (current === used) current = null;
      release(used);
    });
    own.on('data', (data) => {
      const user = served.get(own);
      user?.write(data);
      watch(data);
    });
    own.once('close', () => {
      served.get(own)?.destroy();
      if (free.includes(own)) free.splice(free.indexOf(own), 1);
    });
    // A client that leaves within a transaction takes its server connection along.
    client.once('close', () => current?.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    keep(own) {
      keepOwn = own;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
