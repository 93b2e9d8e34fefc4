import { expandir } from '../../saida/envio/expandir.ts';
import { availability } from '../atos/availability.ts';
import type { Call } from '../atos/call.ts';
import { cancel } from '../atos/cancel.ts';
import { finish } from '../atos/finish.ts';
import { handleProblem } from '../atos/handle-problem.ts';
import { picked, ready } from '../atos/handover.ts';
import { openDeliveryExpander } from '../eventos/expander.ts';
import { attemptOf } from '../pedido/attempt.ts';
import { detalhesDe } from '../pedido/detalhes.ts';
import { solicitar } from '../pedido/solicitar.ts';
import type { Answer } from './answer.ts';

/** One endpoint of `/od/v1/logistics` and `/od/v2/logistics`. `rota` is its name in the list of calls. */
export interface Endpoint {
  method: 'GET' | 'POST';
  path: RegExp;
  rota: string;
  run(call: Call): Promise<Answer>;
}

/** Answers 200 without a body, as the published schemas want. */
const done = (act: (call: Call) => Promise<void>) => async (call: Call) => {
  await act(call);
  return { status: 200 };
};

/** Returns the details of an order. Expands its waiting facts first, so that the details are complete. */
const details = ({ em, deps, caller, orderId }: Call): Promise<Answer> =>
  em.transactional(async (tx) => {
    const attempt = await attemptOf(tx, caller.id, orderId);
    await expandir(tx, deps, { opendelivery: openDeliveryExpander(deps) }, attempt.fluxo_id);
    return { status: 200, body: await detalhesDe(tx, deps.vault, attempt) };
  });

const post = (name: string, run: Endpoint['run']): Endpoint => ({
  method: 'POST',
  path: new RegExp(`^/logistics/${name}/([^/]+)$`),
  rota: name,
  run,
});

export const ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'POST',
    path: /^\/logistics\/availability$/,
    rota: 'availability',
    run: async (call) => ({ status: 200, body: await availability(call) }),
  },
  {
    method: 'POST',
    path: /^\/logistics\/delivery$/,
    rota: 'delivery',
    run: async ({ em, deps, ...asked }) => ({ status: 202, body: await solicitar(em, deps, asked) }),
  },
  { method: 'GET', path: /^\/logistics\/delivery\/([^/]+)$/, rota: 'details', run: details },
  post('readyForPickup', done(ready)),
  post('orderPicked', done(picked)),
  post('finishDelivery', done(finish)),
  post('handleProblem', done(handleProblem)),
  post('cancel', async (call) => ({ status: 202, body: await cancel(call) })),
];
