import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import express, { type NextFunction, type Request, type Response } from 'express';
import type { Bank } from './bank.ts';
import type { KeyPair } from './certificates.ts';
import { Problem } from './problem.ts';
import { OAuthError, type Scope } from './tokens.ts';

/** A bank on a port of this machine. */
export interface BankServer {
  port: number;
  /** base address of the API */
  url: string;
  tokenUrl: string;
  /** Cuts every line and stops listening, like a process that is killed. */
  kill(): Promise<void>;
}

export interface ServeOptions {
  /** the server's own certificate */
  identidade: KeyPair;
  /** PEM of the authority whose clients may connect */
  autoridade: string;
  port?: number;
}

const API_PATH = '/pix/v2';

const fingerprintOf = (req: Request) => (req.socket as TLSSocket).getPeerCertificate().fingerprint256 ?? '';

type Work = (req: Request) => unknown;
const param = (req: Request, name: string) => String(req.params[name] ?? '');

/** Answers, unless the call's line is to be cut. */
function answer(res: Response, status: number, body?: unknown, type = 'application/json'): void {
  if (res.locals.cutAnswer) res.socket?.destroy();
  else if (body === undefined) res.status(status).end();
  else res.status(status).type(type).send(JSON.stringify(body));
}

function refuse(error: unknown, _req: Request, res: Response, _next: NextFunction): void {
  if (error instanceof OAuthError) {
    res.status(error.status).json({ error: error.error });
    return;
  }
  const unread = error instanceof Error && 'type' in error && 'status' in error;
  const problem =
    error instanceof Problem
      ? error
      : unread
        ? new Problem('RequisicaoInvalida', 'O corpo não é um objeto JSON em UTF-8.')
        : new Problem('ErroInternoDoServidor', error instanceof Error ? error.message : String(error));
  if (problem.status === 401) res.setHeader('www-authenticate', 'Bearer error="invalid_token"');
  answer(res, problem.status, problem.body(), 'application/problem+json');
}

/** Builds the HTTP side of the bank: OAuth2, and the paths of the published document that this bank offers. */
function appOf(bank: Bank) {
  const app = express().disable('x-powered-by').set('query parser', 'simple');
  app.use(async (_req, res, next) => {
    const { cutAnswer } = await bank.faults.strike(res);
    res.locals.cutAnswer = cutAnswer;
    if (!res.socket?.destroyed) next();
  });
  app.post('/oauth/token', express.text({ type: 'application/x-www-form-urlencoded' }), (req, res) => {
    const form = new URLSearchParams(typeof req.body === 'string' ? req.body : '');
    res.setHeader('cache-control', 'no-store');
    answer(res, 200, bank.tokens.grant(req.headers.authorization, form, fingerprintOf(req)));
  });

  const api = express.Router({ caseSensitive: true, strict: true });
  const route = (method: 'get' | 'put' | 'patch' | 'delete', path: string, scope: Scope, status: number, work: Work) =>
    api[method](
      path,
      (req, _res, next) => {
        bank.tokens.check(req.headers.authorization, scope, fingerprintOf(req));
        if (scope.startsWith('cobv.') && bank.semCobv)
          throw new Problem('AcessoNegado', 'O contrato não tem cobranças com vencimento.');
        next();
      },
      express.json({ type: 'application/json', limit: '64kb' }),
      (req, res) => answer(res, status, work(req)),
    );

  for (const tipo of ['cob', 'cobv'] as const) {
    const one = `/${tipo}/:txid`;
    route('put', one, `${tipo}.write`, 201, (req) => bank.charges.create(tipo, param(req, 'txid'), req.body));
    route('patch', one, `${tipo}.write`, 200, (req) => bank.charges.revise(tipo, param(req, 'txid'), req.body));
    route('get', one, `${tipo}.read`, 200, (req) => bank.readCharge(tipo, param(req, 'txid'), req.query));
    route('get', `/${tipo}`, `${tipo}.read`, 200, (req) => bank.listCharges(tipo, req.query));
  }
  route('get', '/pix', 'pix.read', 200, (req) => bank.money.list(req.query));
  route('get', '/pix/:e2eid', 'pix.read', 200, (req) => bank.money.read(param(req, 'e2eid')));
  const refund = '/pix/:e2eid/devolucao/:id';
  route('put', refund, 'pix.write', 201, (req) => bank.refund(param(req, 'e2eid'), param(req, 'id'), req.body));
  route('get', refund, 'pix.read', 200, (req) => bank.money.readRefund(param(req, 'e2eid'), param(req, 'id')));
  const hook = '/webhook/:chave';
  route('put', hook, 'webhook.write', 200, (req) => bank.callbacks.register(param(req, 'chave'), req.body));
  route('get', hook, 'webhook.read', 200, (req) => bank.callbacks.read(param(req, 'chave')));
  route('delete', hook, 'webhook.write', 204, (req) => bank.callbacks.remove(param(req, 'chave')));
  route('get', '/webhook', 'webhook.read', 200, (req) => bank.callbacks.list(req.query));
  app.use(API_PATH, api);
  app.use(() => {
    throw new Problem('NaoEncontrado', 'Não há recurso neste endereço.');
  });
  app.use(refuse);
  return app;
}

/** Serves the bank over TLS. A client without a certificate of the authority does not get past the handshake. */
export async function serveBank(bank: Bank, { identidade, autoridade, port = 0 }: ServeOptions): Promise<BankServer> {
  const server = createServer(
    { ...identidade, ca: autoridade, requestCert: true, rejectUnauthorized: true, minVersion: 'TLSv1.2' },
    appOf(bank),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const bound = (server.address() as AddressInfo).port;
  return {
    port: bound,
    url: `https://127.0.0.1:${bound}${API_PATH}`,
    tokenUrl: `https://127.0.0.1:${bound}/oauth/token`,
    async kill() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
