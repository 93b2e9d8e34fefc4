import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Config } from '../base/config.ts';

/** How long open requests may take to end after the stop was asked for, in milliseconds. */
export const DRAIN_MS = 5_000;

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

/** The HTTP server of one process: slow senders are let go, broken requests get a sentence. */
export function createServer(app: RequestListener, prazos: Prazos = PRAZOS): Server {
  const servidor = createHttpServer(prazos, app);
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

/** Takes no more requests and waits for the open ones, for `DRENAR_MS` at the longest. */
export const drain = (servidor: Server) =>
  new Promise<void>((resolve) => {
    const prazo = setTimeout(() => servidor.closeAllConnections(), DRAIN_MS);
    servidor.close(() => {
      clearTimeout(prazo);
      resolve();
    });
    servidor.closeIdleConnections();
  });
