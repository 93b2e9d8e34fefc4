import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { closedLoop, type Timed } from '../harness/closed-loop.ts';
import type { Person } from '../harness/people.ts';
import { serve } from '../harness/side-process.ts';

export interface ClientOptions {
  port: number;
  shop: Person;
  /** In the order of the queue. A courier who finishes goes to the end, so the next one is known. */
  couriers: Person[];
}

const STEPS = ['em_retirada', 'em_entrega', 'finalizada'] as const;
const PEDIDO = { endereco: 'Rua Fernão Dias, 340', valor_estimado: 9 };

/** A single keep-alive connection. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

function ask<T>(port: number, { cookie }: Person, method: string, path: string, body?: object): Promise<T> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    cookie,
    ...(sent !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
    ...(method !== 'GET' && { 'idempotency-key': crypto.randomUUID() }),
  };
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', path: `/api${path}`, method, headers, agent }, async (answer) => {
      const said = await text(answer);
      if (answer.statusCode === 200) resolve(JSON.parse(said));
      else reject(new Error(`${method} ${path}: ${answer.statusCode} ${said}`));
    });
    call.once('error', reject);
    call.end(sent);
  });
}

/**
 * A system that makes one call after another, each with a key: a request, the courier's poll, the acceptance, three
 * steps.
 */
serve<ClientOptions>(async ({ port, shop, couriers }) => {
  let turn = 0;
  const deliver = async (timed: Timed): Promise<void> => {
    const courier = couriers[turn % couriers.length];
    turn += 1;
    if (!courier) throw new Error('nobody is online');
    const { solicitacao_ids } = await timed('request', () =>
      ask<{ solicitacao_ids: number[] }>(
        port,
        shop,
        'POST',
        `/comercio/${encodeURIComponent(shop.nome)}/solicitar-entrega`,
        PEDIDO,
      ),
    );
    const [id] = solicitacao_ids;
    const offer = await timed('poll', () =>
      ask<{ proxima_entrega: { id: number } | null }>(
        port,
        courier,
        'GET',
        `/entregador/${courier.id}/proxima-entrega`,
      ),
    );
    if (offer.proxima_entrega?.id !== id) throw new Error(`${id} was not offered to ${courier.nome}`);
    await timed('accept', () => ask(port, courier, 'PUT', `/entregador/${courier.id}/aceitar-solicitacao/${id}`));
    for (const novo_status of STEPS) {
      await timed('step', () => ask(port, courier, 'PUT', `/entregador/solicitacao/${id}/status`, { novo_status }));
    }
  };
  return {
    async measure(seconds) {
      const before = turn;
      const figures = await closedLoop(1, seconds, (timed) => timed('delivery', () => deliver(timed)));
      return { ...figures, deliveries: turn - before };
    },
    close: async () => agent.destroy(),
  };
});
