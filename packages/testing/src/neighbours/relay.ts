import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP relay to a server. It can cut its connections or fall silent, as networks do. */
export interface Relay {
  port: number;
  /** Stops passing data without closing connections, like a machine that vanishes. New connections hang. */
  silence(): void;
  /** Resets every connection and refuses new ones, like a server that was killed. */
  cut(): Promise<void>;
  /** Lets new connections pass again. Former connections stay cut or silent. */
  heal(): Promise<void>;
  /** Connects new connections to this port, like an address that moves to another machine. */
  leadTo(port: number): void;
  close(): Promise<void>;
}

/** Opens a relay to a server on this machine. */
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
