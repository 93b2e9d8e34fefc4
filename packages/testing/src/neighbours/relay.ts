import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line to a server that can be cut, and can fall silent, as networks do. */
export interface Relay {
  port: number;
  /** Nothing passes any more, and nobody is told: as a machine that vanishes. New connections hang. */
  silence(): void;
  /** Every connection is reset, new ones are refused: as a server that was killed. */
  cut(): Promise<void>;
  /** New connections pass again. What was cut or silent stays so. */
  heal(): Promise<void>;
  /** New connections lead to this port: as an address that moves to another machine. */
  leadTo(port: number): void;
  close(): Promise<void>;
}

/** Stands between a client and a server of this machine. */
export async function openRelay(first: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  let silent = false;
  let target = first;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer({ allowHalfOpen: true }, (incoming) => {
    keep(incoming);
    if (silent) return;
    const onward = keep(connect(target, '127.0.0.1'));
    let dead = false;
    incoming.once('silence', () => {
      dead = true;
      onward.destroy();
    });
    incoming.on('data', (data) => dead || onward.write(data));
    onward.on('data', (data) => dead || incoming.write(data));
    incoming.once('end', () => dead || onward.end());
    onward.once('close', () => dead || incoming.destroy());
    incoming.once('close', () => onward.destroy());
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address ? address.port : port;
  };
  const shut = async () => {
    const closed = server.listening ? once(server, 'close') : undefined;
    server.close();
    for (const socket of sockets) socket.resetAndDestroy();
    await closed;
  };
  const port = await listen(0);
  return {
    port,
    leadTo(port) {
      target = port;
    },
    silence() {
      silent = true;
      for (const socket of sockets) socket.emit('silence');
    },
    cut: shut,
    async heal() {
      silent = false;
      if (!server.listening) await listen(port);
    },
    close: shut,
  };
}
