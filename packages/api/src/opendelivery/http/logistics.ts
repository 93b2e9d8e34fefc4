import type { Request, Response } from 'express';
import type { Deps } from '../../base/deps.ts';
import { type Bearer, bearerOf, type Caller, demandShop } from '../acesso/caller.ts';
import { merchantOfCall } from '../acesso/merchant-of-call.ts';
import type { Rates } from '../acesso/rates.ts';
import { Problem } from '../formato/problem.ts';
import type { Version } from '../pedido/asked.ts';
import type { Answer } from './answer.ts';
import { readBody } from './body.ts';
import { ENDPOINTS, type Endpoint } from './routes.ts';

/** Returns the endpoint of a path and the order id in it. Throws 404. */
export function endpointOf(method: string, path: string): { endpoint: Endpoint; orderId: string } {
  // A HEAD request gets the answer of its GET without the body.
  const called = method === 'HEAD' ? 'GET' : method;
  const endpoint = ENDPOINTS.find((one) => one.method === called && one.path.test(path));
  if (!endpoint) throw new Problem(404, 'Endereço não encontrado');
  return { endpoint, orderId: endpoint.path.exec(path)?.[1] ?? '' };
}

interface Heard {
  deps: Deps;
  rates: Rates;
  versao: Version;
  endpoint: Endpoint;
  orderId: string;
}

/** Authenticates the caller and checks its limits before the body is read. */
async function admitted(req: Request, { deps, rates }: Heard): Promise<Bearer> {
  const bearer = await bearerOf(deps.orm.em.fork(), req.headers.authorization);
  if ('aplicativo_id' in bearer) rates.application(bearer.aplicativo_id);
  else {
    rates.call(bearer.caller.id);
    demandShop(bearer.caller);
  }
  return bearer;
}

/** Returns the shop of an application's call, with the same checks as for a shop's own credential. */
async function shopOf(aplicativo_id: number, req: Request, body: unknown, { deps, rates, orderId }: Heard) {
  const header = req.get('x-app-merchantid') || undefined;
  const caller = await merchantOfCall(deps.orm.em.fork(), aplicativo_id, { orderId, body, header });
  rates.call(caller.id);
  demandShop(caller);
  return caller;
}

/** Handles one call from its token to its answer. `onCaller` gets the caller as soon as it is known. */
export async function logistics(
  req: Request,
  res: Response,
  heard: Heard,
  onCaller: (caller: Caller) => void,
): Promise<Answer> {
  const bearer = await admitted(req, heard);
  if ('caller' in bearer) onCaller(bearer.caller);
  const { deps, versao, endpoint, orderId } = heard;
  const body = endpoint.method === 'POST' ? await readBody(req, res) : undefined;
  const caller = 'caller' in bearer ? bearer.caller : await shopOf(bearer.aplicativo_id, req, body, heard);
  onCaller(caller);
  return endpoint.run({ em: deps.orm.em.fork(), deps, caller, versao, orderId, body });
}
