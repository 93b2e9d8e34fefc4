import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Person } from '../harness/people.ts';

/** Most connections that are being opened at the same time. */
const AT_ONCE = 50;

/** The address of the streams: the panels' one, or that of the bare server, which reads `X-Courier`. */
export interface Address {
  port: number;
  path: string;
}

async function openOne({ port, path }: Address, { id, cookie }: Person): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  const headers = ['Host: bench', 'Accept: text/event-stream', `Cookie: ${cookie}`, `X-Courier: ${id}`];
  socket.write(`GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
  let head = '';
  while (!head.includes('"inicio"')) {
    const [text]: string[] = await once(socket, 'data');
    head += text;
  }
  return socket;
}

/**
 * Opens one stream for each courier and passes the data after the opening to `read`. Plain sockets keep the load
 * cheaper than the server.
 */
export async function openStreams(
  address: Address,
  couriers: Person[],
  read: (text: string) => void,
): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let at = 0; at < couriers.length; at += AT_ONCE) {
    const some = couriers.slice(at, at + AT_ONCE).map((courier) => openOne(address, courier));
    sockets.push(...(await Promise.all(some)));
  }
  for (const socket of sockets) socket.on('data', read);
  return sockets;
}
