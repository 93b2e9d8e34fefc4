import { createServer as createHttpServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../base/config.ts';

/** How long open requests may take to end once the server takes no more, in milliseconds: as long as a statement may. */
export const DRAIN_MS = 15_000;
/** Between two looks whether they have. */
const LOOK_MS = 50;
/** How long a connection without a request stays open: longer than the proxy keeps it (deploy/), or a POST meets a socket that is just being closed. */
const KEEP_ALIVE_MS = 75_000;

/**
 * How long a client may take, in milliseconds: for the headers, and for a whole request (a 5 MB photo over a slow uplink;
 * other bodies have 30 s, web/body.ts). Answers, and with them the live streams, have no limit.
 */
export interface Prazos {
  headersTimeout: number;
  requestTimeout: number;
  /** How often the two are looked at. */
  connectionsCheckingInterval: number;
}
const PRAZOS: Prazos = { headersTimeout: 10_000, requestTimeout: 180_000, connectionsCheckingInterval: 2_000 };

const FALHAS: Record<string, [status: string, detail: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'Cabeçalhos grandes demais'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'O pedido demorou demais para chegar'],
};

/** What is no HTTP never reaches the application; it is answered here, with a `detail` like everything else. */
function responderFalha(erro: NodeJS.ErrnoException, conexao: Duplex): void {
  if (erro.code === 'ECONNRESET' || !conexao.writable) {
    conexao.destroy();
    return;
  }
  const [status, detail] = FALHAS[erro.code ?? ''] ?? ['400 Bad Request', 'Pedido inválido'];
  const corpo = JSON.stringify({ detail });
  conexao.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(corpo)}\r\n` +
      `Cache-Control: no-store\r\nConnection: close\r\n\r\n${corpo}`,
  );
}

/** The answers that each server still owes. */
const owed = new WeakMap<Server, Set<ServerResponse>>();

/** The HTTP server of one process: slow senders are let go, broken requests get a sentence. */
export function createServer(app: RequestListener, prazos: Prazos = PRAZOS): Server {
  const servidor = createHttpServer({ ...prazos, keepAliveTimeout: KEEP_ALIVE_MS });
  const answers = new Set<ServerResponse>();
  owed.set(servidor, answers);
  servidor.on('request', (_req, res) => {
    answers.add(res);
    res.once('close', () => answers.delete(res));
  });
  servidor.on('request', app);
  servidor.on('clientError', responderFalha);
  return servidor;
}

export const escutar = (servidor: Server, { PORT, HOST }: Pick<Config, 'PORT' | 'HOST'>) =>
  new Promise<number>((resolve, reject) => {
    servidor.once('error', reject);
    servidor.listen(PORT, HOST, () => {
      const endereco = servidor.address();
      resolve(typeof endereco === 'object' && endereco ? endereco.port : PORT);
    });
  });

/**
 * Takes no more requests and waits for the open ones, for `DRAIN_MS` at the longest. Connections on which nobody has asked
 * anything yet are not waited for.
 */
export async function drain(servidor: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => void servidor.close(() => resolve()));
  const late = Date.now() + DRAIN_MS;
  while ((owed.get(servidor)?.size ?? 0) > 0 && Date.now() < late) {
    servidor.closeIdleConnections();
    await wait(LOOK_MS);
  }
  servidor.closeAllConnections();
  await closed;
}
