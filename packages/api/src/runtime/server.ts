import { randomUUID } from 'node:crypto';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { BusinessError } from '../base/business-error.ts';
import type { Config } from '../base/config.ts';

/**
 * The longest wait for open requests after the server stops listening, in milliseconds: the longest time of a
 * statement.
 */
export const DRAIN_MS = 15_000;
/** The interval between two checks for open requests, in milliseconds. */
const LOOK_MS = 50;
/**
 * How long an idle connection stays open, in milliseconds. It is longer than the proxy's limit (deploy/). Otherwise a
 * POST could arrive on a socket that is just closing.
 */
const KEEP_ALIVE_MS = 75_000;

/**
 * Time limits of a client, in milliseconds, for the headers and for a whole request. The second permits a 5 MB photo
 * over a slow uplink. Other bodies have 30 s (web/body.ts). Answers, including live streams, have no limit.
 */
export interface Prazos {
  headersTimeout: number;
  requestTimeout: number;
  /** the interval of the checks of both limits */
  connectionsCheckingInterval: number;
}
const PRAZOS: Prazos = { headersTimeout: 10_000, requestTimeout: 180_000, connectionsCheckingInterval: 2_000 };

/** The refusals by the parser's error. */
const REFUSALS = new Map([
  ['HPE_HEADER_OVERFLOW', new BusinessError('CABECALHOS_GRANDES_DEMAIS')],
  ['ERR_HTTP_REQUEST_TIMEOUT', new BusinessError('PEDIDO_DEMOROU')],
]);
const MALFORMED = new BusinessError('PEDIDO_INVALIDO');

/** Answers invalid HTTP, which never reaches the application. The answer has a `detail`, as all refusals have. */
function answerFailure(error: NodeJS.ErrnoException, connection: Duplex): void {
  if (error.code === 'ECONNRESET' || !connection.writable) {
    connection.destroy();
    return;
  }
  const { http, detail, codigo } = REFUSALS.get(error.code ?? '') ?? MALFORMED;
  const request_id = randomUUID();
  const body = JSON.stringify({ detail, codigo, request_id });
  connection.end(
    `HTTP/1.1 ${http} ${STATUS_CODES[http]}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
      `X-Request-Id: ${request_id}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
  );
}

/**
 * Returns whether a request says how its body ends in a way that this server does not read. A proxy in between may read
 * it, and then take the body's end for the next request.
 */
const isAmbiguous = ({ headers }: IncomingMessage): boolean => {
  const coding = headers['transfer-encoding'];
  return coding !== undefined && coding.trim().toLowerCase() !== 'chunked';
};

/** The unfinished answers of each server. */
const owed = new WeakMap<Server, Set<ServerResponse>>();

/** Returns the HTTP server of one process. It disconnects slow senders and answers invalid requests. */
export function createServer(app: RequestListener, prazos: Prazos = PRAZOS): Server {
  const server = createHttpServer({ ...prazos, keepAliveTimeout: KEEP_ALIVE_MS });
  const answers = new Set<ServerResponse>();
  owed.set(server, answers);
  server.on('request', (req, res) => {
    if (isAmbiguous(req)) return answerFailure(Object.assign(new Error(), { code: 'AMBIGUOUS' }), req.socket);
    answers.add(res);
    res.once('close', () => answers.delete(res));
    app(req, res);
  });
  server.on('clientError', answerFailure);
  return server;
}

export const listenOn = (server: Server, { PORT, HOST }: Pick<Config, 'PORT' | 'HOST'>) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, HOST, () => {
      const endereco = server.address();
      resolve(typeof endereco === 'object' && endereco ? endereco.port : PORT);
    });
  });

/**
 * Stops listening and waits for open requests, for at most `DRAIN_MS`. Does not wait for connections without a request.
 */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
  const late = Date.now() + DRAIN_MS;
  while ((owed.get(server)?.size ?? 0) > 0 && Date.now() < late) {
    server.closeIdleConnections();
    await wait(LOOK_MS);
  }
  server.closeAllConnections();
  await closed;
}
