import { setTimeout as wait } from 'node:timers/promises';
import type { Caller } from './calls.ts';
import type { Ledger } from './ledger.ts';

/**
 * How long a courier thinks, and how long each step takes, in milliseconds. The times are short, so that 2,000
 * couriers suffice.
 */
const THINKING_MS = [800, 3_000] as const;
const WALKING_MS = [3_000, 8_000] as const;
/** Refused and lapsed offers, in percent. */
const REFUSED = 12;
const LAPSED = 6;
const STEPS = ['em_retirada', 'em_entrega', 'finalizada'];

const between = ([least, most]: readonly [number, number]) => least + Math.random() * (most - least);

interface Offer {
  proxima_entrega: { id: number } | null;
}

/** A courier with the panel open: the live stream, the poll beside it, and one delivery after another. */
export class Courier {
  readonly #caller: Caller;
  readonly #ledger: Ledger;
  readonly #path: string;
  #busy = false;
  #answered = 0;

  constructor(caller: Caller, ledger: Ledger) {
    this.#caller = caller;
    this.#ledger = ledger;
    this.#path = `/entregador/${caller.person.id}`;
  }

  async open(): Promise<void> {
    await this.#caller.listen((text) => {
      if (text.includes('"tipo":"oferta"')) void this.#look(performance.now());
    });
  }

  /** Polls every `pollMs` until `signal` aborts. */
  async work(pollMs: number, signal: AbortSignal): Promise<void> {
    await wait(Math.random() * pollMs, undefined, { signal }).catch(() => undefined);
    while (!signal.aborted) {
      const from = performance.now();
      const answer = await this.#caller.get<{ has_delivery: boolean }>(`${this.#path}/verificar-entrega-disponivel`);
      if (answer?.has_delivery) void this.#look(performance.now());
      await wait(Math.max(0, pollMs - (performance.now() - from)), undefined, { signal }).catch(() => undefined);
    }
  }

  /** Asks for the offer. `heard`: when the stream or the poll announced it. */
  async #look(heard: number): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    const offer = await this.#caller.get<Offer>(`${this.#path}/proxima-entrega`);
    const id = offer?.proxima_entrega?.id;
    if (id !== undefined && id !== this.#answered) {
      this.#answered = id;
      this.#ledger.offered(id, heard);
      await this.#answer(id);
    }
    this.#busy = false;
  }

  async #answer(id: number): Promise<void> {
    await wait(between(THINKING_MS));
    const mood = Math.random() * 100;
    if (mood < LAPSED) return;
    if (mood < LAPSED + REFUSED) {
      await this.#caller.put(`${this.#path}/recusar-entrega`, { solicitacao_id: id });
      return;
    }
    const taken = await this.#caller.put(`${this.#path}/aceitar-solicitacao/${id}`);
    if (!taken) return;
    this.#ledger.taken(id);
    await this.#caller.get(`${this.#path}/minhas-solicitacoes`);
    for (const novo_status of STEPS) {
      await wait(between(WALKING_MS));
      await this.#caller.put(`/entregador/solicitacao/${id}/status`, { novo_status });
    }
  }
}
