import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import express, { type Request, type Response, type Router } from 'express';
import type { Config } from '../../base/config.ts';
import { documento } from './document.ts';
import { errorsHtml } from './errors-html.ts';
import { forKeys } from './for-keys.ts';
import { apiPage } from './page.ts';

/** A placeholder where `SITE_URL` is not set. The request's `Host` is never used, because a client chooses it. */
const NO_SITE = 'https://ENDERECO-DA-CORRE';

/**
 * Returns the first calls of a shop's own system, ready to paste into a shell. A test runs them. The order is ready
 * only tomorrow, so that no courier is called before it is cancelled.
 */
const quickStart = (base: string): string => `KEY=corre_live_COLE_AQUI
LOJA='Nome%20da%20Loja'
CORRE='${base}'
AMANHA=$(date -u -d tomorrow +%Y-%m-%dT%H:%M:%SZ 2>/dev/null || date -u -v+1d +%Y-%m-%dT%H:%M:%SZ)

# de quem é a chave
curl -sS -H "Authorization: Bearer $KEY" "$CORRE/api/sessao"; echo

# pedir uma entrega, que só fica pronta amanhã; repetir com a mesma Idempotency-Key não pede de novo
PEDIDO=$(curl -sS -X POST "$CORRE/api/comercio/$LOJA/solicitar-entrega" \\
  -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" \\
  -H "Idempotency-Key: pedido-$(date +%s)" \\
  -d '{"endereco":"Avenida Brasil, 3000 - Zona 1","valor_estimado":9.5,"pronto_em":"'$AMANHA'"}')
echo "$PEDIDO"
ID=$(echo "$PEDIDO" | sed 's/.*"solicitacao_ids":\\[\\([0-9]*\\).*/\\1/')

# ler: as abertas e as encerradas da semana
curl -sS -H "Authorization: Bearer $KEY" "$CORRE/api/comercio/$LOJA/solicitacoes"; echo

# cancelar
curl -sS -X PUT -H "Authorization: Bearer $KEY" "$CORRE/api/comercio/solicitacao/$ID/cancelar"; echo
`;

const compress = promisify(gzip);

/** An answer that is generated once and is the same for everybody. */
interface Kept {
  type: string;
  etag: string;
  plain: Buffer;
  gzipped: Buffer;
}

/** Builds the answer once. Compressing half a megabyte for each request would let anybody block the process. */
async function keep(type: string, text: string): Promise<Kept> {
  const plain = Buffer.from(text);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { type, etag, plain, gzipped: await compress(plain) };
}

/** The answers that this process built. */
const built = new Map<string, Promise<Kept>>();

function once(name: string, type: string, write: () => string): Promise<Kept> {
  const kept = built.get(name) ?? keep(type, write());
  built.set(name, kept);
  return kept;
}

function sendKept(req: Request, res: Response, { type, etag, plain, gzipped }: Kept): void {
  // no-transform: the compression middleware must not compress the answer again.
  res.type(type).set({ ETag: etag, 'Cache-Control': 'no-cache, no-transform' }).vary('Accept-Encoding');
  if (req.fresh) {
    res.status(304).end();
    return;
  }
  const small = req.acceptsEncodings('gzip') === 'gzip';
  if (small) res.set('Content-Encoding', 'gzip');
  res.send(small ? gzipped : plain);
}

/** The paths of the description below `/api`. */
export const DESCRIPTION_PATHS = ['/openapi.json', '/openapi-chave.json', '/docs', '/docs/erros'] as const;

/**
 * Returns the routes of the API description, as JSON and as pages. They are public and the same for everybody, so each
 * is generated once, here: before the process listens, because it takes some hundred milliseconds.
 */
export function descriptionRoutes({ SITE_URL = NO_SITE }: Pick<Config, 'SITE_URL'>): Router {
  const routes = express.Router({ caseSensitive: true });
  const json = once('json', 'json', () => JSON.stringify(documento()));
  const keyed = once('keyed', 'json', () => JSON.stringify(forKeys(documento())));
  const page = once(`page ${SITE_URL}`, 'html', () => apiPage(documento(), quickStart(SITE_URL)));
  const errors = once('errors', 'html', errorsHtml);
  routes.get('/openapi.json', async (req, res) => {
    sendKept(req, res, await json);
  });
  routes.get('/openapi-chave.json', async (req, res) => {
    sendKept(req, res, await keyed);
  });
  routes.get('/docs', async (req, res) => {
    sendKept(req, res, await page);
  });
  routes.get('/docs/erros', async (req, res) => {
    sendKept(req, res, await errors);
  });
  return routes;
}
