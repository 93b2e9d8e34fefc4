import type { Request, Response } from 'express';
import type { Deps } from '../../base/deps.ts';
import { type Caller, callerOf, demandShop } from '../acesso/caller.ts';
import type { Rates } from '../acesso/rates.ts';
import { Problem } from '../formato/problem.ts';
import type { Version } from '../pedido/asked.ts';
import type { Answer } from './answer.ts';
import { readBody } from './body.ts';
import { ENDPOINTS, type Endpoint } from './routes.ts';

/** Which endpoint a path leads to, and the order it names. 404 and 405 as everything else. */
export function endpointOf(method: string, path: string): { endpoint: Endpoint; orderId: string } {
  const there = ENDPOINTS.filter((endpoint) => endpoint.path.test(path));
  if (there.length === 0) throw new Problem(404, 'Endereço não encontrado');
  // a HEAD is answered as its GET is, without the body
  const endpoint = there.find((one) => one.method === (method === 'HEAD' ? 'GET' : method));
  if (!endpoint) throw new Problem(405, 'Método não suportado neste endereço');
  return { endpoint, orderId: endpoint.path.exec(path)?.[1] ?? '' };
}

interface Heard {
  deps: Deps;
  rates: Rates;
  versao: Version;
  endpoint: Endpoint;
  orderId: string;
}

/** Who calls, before anything of theirs is read. */
async function admitted(req: Request, { deps, rates }: Heard): Promise<Caller> {
  const caller = await callerOf(deps.orm.em.fork(), req.headers.authorization);
  rates.call(caller.id);
  demandShop(caller);
  return caller;
}

/** One call of a credential, from its token to its answer; `onCaller` hears who it was as soon as that is known. */
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
