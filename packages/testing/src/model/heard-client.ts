import { setTimeout as wait } from 'node:timers/promises';
import { ofertaValida } from '@corre/api/despacho/kernel/oferta.queries.ts';
import { type Answer, Client, type Recusa } from '../harness/client.ts';
import type { TestApi } from '../harness/test-api.ts';

/** The receiver of a courier client's activity. */
interface Listening {
  orm: TestApi['orm'];
  /** called at each request */
  listen: () => void;
  falhas: string[];
}

/** Longer than any latency of an event, in milliseconds. */
const LATENCIA_MS = 10_000;

const POLL = /\/entregador\/(\d+)\/(?:proxima-entrega|verificar-entrega-disponivel)$/;

/** Tells whether the answer to a poll has no offer. */
const nothing = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  (('has_delivery' in body && body.has_delivery === false) || ('oferta_id' in body && body.oferta_id === null));

/**
 * A courier's client. It reports each of its requests, because only a request counts as the courier's signal. If a poll
 * returns no offer although one is committed, the client repeats the poll. The API may be one event behind, but only
 * for a limited time.
 */
export class HeardClient extends Client {
  readonly #listening: Listening;

  constructor(base: string, cookie: string, listening: Listening) {
    super(base, cookie);
    this.#listening = listening;
  }

  override async pedir<T = Recusa>(...pedido: Parameters<Client['pedir']>): Promise<Answer<T>> {
    this.#listening.listen();
    const [, path] = pedido;
    const [, id] = POLL.exec(path) ?? [];
    const end = performance.now() + LATENCIA_MS;
    for (;;) {
      const answer = await super.pedir<T>(...pedido);
      if (id === undefined || !nothing(answer.body) || !(await this.#offered(Number(id)))) return answer;
      if (performance.now() > end) {
        this.#listening.falhas.push(`courier ${id} was told 'nothing' long after an offer to them was committed`);
        return answer;
      }
      await wait(5);
    }
  }

  async #offered(entregador_id: number): Promise<boolean> {
    const viva = await this.#listening.orm.em
      .fork()
      .getKysely()
      .selectFrom('oferta as o')
      .select('o.id')
      .where('o.entregador_id', '=', entregador_id)
      .where(ofertaValida)
      .executeTakeFirst();
    return viva !== undefined;
  }
}
