import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Person } from '../harness/people.ts';

/** Connections that are being opened at the same time, at most. */
const AT_ONCE = 50;

/** Where streams are read: as the panel reads them, or of the bare server, which goes by `X-Courier`. */
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

/** One stream for each courier; `read` gets what comes after its opening. Plain sockets: the load must cost less than what bears it. */
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
