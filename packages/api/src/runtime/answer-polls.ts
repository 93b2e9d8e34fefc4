import type { Request, RequestHandler } from 'express';
import { brakeAddress, brakeSession } from '../acesso/limits/brake-requests.ts';
import { sessionHashOf } from '../acesso/sessoes/cookies.ts';
import type { Deps } from '../base/deps.ts';
import { polls } from '../base/measures.ts';
import type { Recalled } from '../base/memory-ports.ts';
import { proximaLembrada, verificarLembrada } from '../despacho/ofertas/proxima.ts';
import { restRoutes } from '../transport/rest/rest-routes.ts';
import { answer } from '../transport/web/answer.ts';
import { inOrder } from '../transport/web/in-order.ts';
import { noCache } from '../transport/web/protection.ts';
import { recordOf } from '../transport/web/request-record.ts';
import { appRouter } from './router.ts';

type Known = (deps: Pick<Deps, 'couriers' | 'queue'>, entregador_id: number) => object | null;

const ofCourier =
  (say: (recalled: Recalled) => object | null): Known =>
  ({ couriers }, entregador_id) => {
    const recalled = couriers.recallNow(entregador_id);
    const said = recalled && say(recalled);
    if (said) polls.inc({ from: 'memory' });
    return said;
  };

/** The couriers' polls, each with its answer from memory. */
const KNOWN: Readonly<Record<string, Known>> = {
  'ofertas.verificar': ofCourier(verificarLembrada),
  'ofertas.proxima': ofCourier(proximaLembrada),
  'fila.situacao': ({ queue }, id) => queue.recall(id),
};

/** A poll of couriers. Its addresses capture the courier's id, where they have one. */
interface Poll {
  name: string;
  rest: RegExp;
  trpc: RegExp;
  known: Known;
}

const ID = String.raw`([1-9]\d{0,8})`;

/** Returns the input as tRPC's client writes it: `?batch=1&input={"0":{"entregador_id":7}}`. */
function batchOf(fields: ReadonlySet<string>): string {
  const input = [...fields].map((field) => `%220%22%3A%7B%22${field}%22%3A${ID}%7D`);
  return String.raw`\?batch=1&input=%7B${input.join('')}%7D`;
}

const ROUTES = new Map(restRoutes(appRouter._def.procedures).map((route) => [route.nome, route]));

/** The polls with the addresses and inputs of their procedures. Throws for a procedure that is no such poll. */
const POLLS = Object.entries(KNOWN).map(([name, known]): Poll => {
  const route = ROUTES.get(name);
  const named = route && [...route.campos].every((field) => field === 'entregador_id');
  if (!named || route.method !== 'GET') throw new Error(`${name} is no poll of a courier`);
  return {
    name,
    rest: new RegExp(`^/api${route.path.replace('{entregador_id}', ID)}${String.raw`(?:\?_t=\d*)?$`}`),
    trpc: new RegExp(`^/trpc/${name.replace('.', String.raw`\.`)}${batchOf(route.campos)}$`),
    known,
  };
});

/** Headers of requests that may be something else than a session's poll. */
const UNUSUAL = ['authorization', 'content-length', 'content-type', 'transfer-encoding', 'trpc-accept'] as const;

interface Asked {
  poll: Poll;
  /** the courier's id in the address; undefined if there is none */
  named: string | undefined;
  trpc: boolean;
}

/**
 * Returns the poll of a request, in the exact form of our panel or a REST client. Returns null for any other request.
 */
function askedBy({ method, url, headers }: Request): Asked | null {
  if (method !== 'GET' || UNUSUAL.some((name) => headers[name] !== undefined)) return null;
  const trpc = url.startsWith('/trpc/');
  if (trpc && headers.accept?.includes('jsonl')) return null;
  for (const poll of POLLS) {
    const found = (trpc ? poll.trpc : poll.rest).exec(url);
    if (found) return { poll, named: found[1], trpc };
  }
  return null;
}

/** Returns the answer from memory for the session's courier. Returns null if memory does not suffice. */
function remembered(
  { sessions, couriers, queue, listener }: Deps,
  req: Request,
  { poll, named }: Asked,
): object | null {
  const token_hash = listener.databaseAway ? null : sessionHashOf(req);
  const ator = token_hash && sessions.recall(token_hash);
  if (ator?.user_type !== 'entregador' || (named !== undefined && named !== String(ator.id))) return null;
  return couriers.heard(ator.id) ? poll.known({ couriers, queue }, ator.id) : null;
}

/**
 * Answers couriers' polls from memory where possible (ADR 0014): nine of ten requests of a quiet evening. Runs before
 * all code that reads a body, a key or a transaction, because a poll has none of them. Passes on every unusual request
 * and every answer that memory does not know.
 */
export function answerPolls(deps: Deps): RequestHandler {
  const brakes = inOrder(brakeAddress(deps.brakes), brakeSession(deps.brakes), noCache);
  return (req, res, next) => {
    const asked = askedBy(req);
    const known = asked && remembered(deps, req, asked);
    if (!known) return next();
    brakes(req, res, () => {
      const record = recordOf(res);
      record.role = 'entregador';
      record.calls.push({ route: asked.poll.name, status: 200 });
      // The headers and the body equal those of the normal path.
      res.setHeader('Vary', asked.trpc ? 'trpc-accept, accept, Accept-Encoding' : 'Accept-Encoding');
      answer(res, 200, asked.trpc ? [{ result: { data: known } }] : known);
    });
  };
}
