import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import { answerError } from '../../transport/web/answer.ts';

const PATH = '/metrics';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time. Digests have the same length for any input. */
const isBearer = (req: IncomingMessage, token: string): boolean =>
  timingSafeEqual(digest(req.headers.authorization ?? ''), digest(`Bearer ${token}`));

/** A proxy forwards requests of strangers, and the metrics are not for them. */
const cameThroughProxy = ({ headers }: IncomingMessage) =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;

async function write(res: ServerResponse, read: () => Promise<string>): Promise<void> {
  const text = await read();
  res.writeHead(200, { 'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE, 'Cache-Control': 'no-store' });
  res.end(text);
}

interface Exposure {
  config: Pick<Config, 'METRICAS_PORTA' | 'METRICAS_TOKEN' | 'HOST'>;
  read: () => Promise<string>;
  log: Logger;
}

/** Answers a scrape. A null `token` needs no token. A wrong token gets 401. */
function serve({ read, log }: Exposure, token: string | null): RequestListener {
  return (req, res) => {
    if (cameThroughProxy(req)) return answerError(res, new BusinessError('CAMINHO_NAO_ENCONTRADO'));
    if (token !== null && !isBearer(req, token)) {
      res.setHeader('WWW-Authenticate', 'Bearer');
      return answerError(res, new BusinessError('METRICAS_SEM_TOKEN'));
    }
    write(res, read).catch((err: unknown) => {
      log.error({ err }, 'metrics not written');
      if (!res.headersSent) answerError(res, new BusinessError('METRICAS_ILEGIVEIS'));
    });
  };
}

/**
 * Returns the `/metrics` route of the main port. Returns null without a token, or if the metrics have their own port.
 */
export function metricsRoute(exposure: Exposure): RequestListener | null {
  const { METRICAS_PORTA, METRICAS_TOKEN } = exposure.config;
  return METRICAS_PORTA === undefined && METRICAS_TOKEN !== undefined ? serve(exposure, METRICAS_TOKEN) : null;
}

/** Opens the metrics' own port, bound to `HOST`; returns null if none is configured. */
export async function openMetricsPort(exposure: Exposure): Promise<{ listeningPort: number; close(): void } | null> {
  const { METRICAS_PORTA, METRICAS_TOKEN, HOST } = exposure.config;
  if (METRICAS_PORTA === undefined) return null;
  const scrape = serve(exposure, METRICAS_TOKEN ?? null);
  const server = createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, (req, res) => {
    if (req.method === 'GET' && req.url?.split('?', 1)[0] === PATH) return scrape(req, res);
    answerError(res, new BusinessError('SO_METRICAS'));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(METRICAS_PORTA, HOST, resolve);
  });
  const { port: listeningPort } = server.address() as AddressInfo;
  return {
    listeningPort,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
