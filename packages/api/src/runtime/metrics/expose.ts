import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import type { Config } from '../../base/config.ts';
import { answer } from '../../transport/web/answer.ts';

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
    if (cameThroughProxy(req)) return answer(res, 404, { detail: 'Endereço não encontrado' });
    if (token !== null && !isBearer(req, token)) {
      res.setHeader('WWW-Authenticate', 'Bearer');
      return answer(res, 401, { detail: 'Envie Authorization: Bearer com o METRICAS_TOKEN' });
    }
    write(res, read).catch((err: unknown) => {
      log.error({ err }, 'metrics not written');
      if (!res.headersSent) answer(res, 500, { detail: 'As métricas não puderam ser lidas' });
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
export async function openMetricsPort(exposure: Exposure): Promise<{ porta: number; fechar(): void } | null> {
  const { METRICAS_PORTA, METRICAS_TOKEN, HOST } = exposure.config;
  if (METRICAS_PORTA === undefined) return null;
  const scrape = serve(exposure, METRICAS_TOKEN ?? null);
  const server = createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, (req, res) => {
    if (req.method === 'GET' && req.url?.split('?', 1)[0] === PATH) return scrape(req, res);
    answer(res, 404, { detail: `Aqui só há ${PATH}` });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(METRICAS_PORTA, HOST, resolve);
  });
  const { port: porta } = server.address() as AddressInfo;
  return {
    porta,
    fechar: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
