import type { Request, Response } from 'express';
import type { Deps } from '../../base/deps.ts';
import { type Caller, callerOf, demandShop } from '../acesso/caller.ts';
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
async function admitted(req: Request, { deps, rates }: Heard): Promise<Caller> {
  const caller = await callerOf(deps.orm.em.fork(), req.headers.authorization);
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
  const caller = await admitted(req, heard);
  onCaller(caller);
  const { deps, versao, endpoint, orderId } = heard;
  const body = endpoint.method === 'POST' ? await readBody(req, res) : undefined;
  return endpoint.run({ em: deps.orm.em.fork(), deps, caller, versao, orderId, body });
}
