import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import type { KeyPair } from './certificates.ts';
import type { BankContext } from './context.ts';
import type { Collection } from './journal.ts';
import { pageOf } from './lists.ts';
import type { Pix } from './money-in.ts';
import { Problem, parsed, violated } from './problem.ts';
import { listaDeWebhooks } from './query-shapes.ts';
import { webhookSolicitado } from './shapes.ts';

interface Webhook {
  webhookUrl: string;
  chave: string;
  cnpj: string;
  criacao: string;
}

/** One callback that waits for its delivery. The Pix is as it was when the callback arose. */
interface Aviso {
  id: string;
  chave: string;
  pix: Pix;
  tentativas: number;
  retido: boolean;
}

/** What happens to a callback: `perder` never sends it, `reter` keeps it until `release`, `dobrar` sends it twice. */
export type Destino = 'entregar' | 'perder' | 'dobrar' | 'reter';

export interface CallbackOptions {
  /** the certificate that the bank shows; null sends without TLS to this machine only (the demonstration) */
  identidade: KeyPair | null;
  /** PEM of the authority that the receiver's server must have; undefined takes the public ones */
  autoridade?: string | undefined;
  /** some banks append nothing to the address */
  semBarraPix?: boolean;
  destino?: (pix: Pix) => Destino;
}

const TIMEOUT_MS = 10_000;
const LOCAL = /^(127\.0\.0\.1|localhost|\[::1\])$/;

/** The registered addresses, and the callbacks that wait for their delivery. At least once, in any order. */
export class Callbacks {
  readonly #bank: BankContext;
  readonly #options: CallbackOptions;
  readonly #webhooks: Collection<Webhook>;
  readonly #waiting: Collection<Aviso>;
  #number: number;
  #delivering: Promise<unknown> = Promise.resolve();
  /** called after a new callback arose */
  onNew: () => void = () => undefined;

  constructor(bank: BankContext, options: CallbackOptions) {
    this.#bank = bank;
    this.#options = options;
    this.#webhooks = bank.journal.collection<Webhook>('webhook');
    this.#waiting = bank.journal.collection<Aviso>('aviso');
    this.#number = Math.max(0, ...this.#waiting.all().map(({ id }) => Number(id)));
  }

  #own(chave: string): void {
    if (!this.#bank.receiver.chaves.includes(chave))
      throw violated('WebhookOperacaoInvalida', 'chave', 'A chave não pertence a este usuário recebedor.', chave);
  }

  /** Registers the address of a key. Without TLS, only an address of this machine is accepted. */
  register(chave: string, body: unknown): void {
    const { webhookUrl } = parsed(webhookSolicitado, body, 'WebhookOperacaoInvalida', 'webhook');
    this.#own(chave);
    const { protocol, hostname } = new URL(webhookUrl);
    const plainAllowed = this.#options.identidade === null && LOCAL.test(hostname);
    if (protocol !== 'https:' && !plainAllowed)
      throw violated('WebhookOperacaoInvalida', 'webhook.webhookUrl', 'O endereço precisa ser https.', webhookUrl);
    const { cnpj } = this.#bank.receiver;
    this.#webhooks.set(chave, { webhookUrl, chave, cnpj, criacao: this.#bank.now().toISOString() });
  }

  read(chave: string): Webhook {
    const found = this.#webhooks.get(chave);
    if (!found) throw new Problem('WebhookNaoEncontrado', 'Não há webhook para esta chave.');
    return found;
  }

  remove(chave: string): void {
    this.read(chave);
    this.#webhooks.delete(chave);
  }

  list(query: unknown) {
    const asked = parsed(listaDeWebhooks, query, 'WebhookConsultaInvalida', 'webhook');
    const { inicio = '0000', fim = '9999' } = asked;
    const found = this.#webhooks.all().filter(({ criacao }) => criacao >= inicio && criacao <= fim);
    const { parametros, items } = pageOf(found, asked);
    return { parametros, webhooks: items };
  }

  /** Notes a callback, if the Pix has a `txid` and its key has an address. */
  arise(pix: Pix): void {
    if (pix.txid === undefined || !this.#webhooks.get(pix.chave)) return;
    const destino = this.#options.destino?.(pix) ?? 'entregar';
    if (destino === 'perder') return;
    for (let i = 0; i < (destino === 'dobrar' ? 2 : 1); i += 1) {
      this.#number += 1;
      const id = String(this.#number);
      this.#waiting.set(id, { id, chave: pix.chave, pix, tentativas: 0, retido: destino === 'reter' });
    }
    this.onNew();
  }

  /** How many callbacks wait, those that are kept back included. */
  get waiting(): number {
    return this.#waiting.all().length;
  }

  /** Lets the callbacks go that were kept back. */
  release(): void {
    for (const aviso of this.#waiting.all()) if (aviso.retido) this.#waiting.set(aviso.id, { ...aviso, retido: false });
    this.onNew();
  }

  /**
   * Tries each waiting callback once, in the given order, several Pix of one key in one call. Returns how many were
   * taken with a 2xx; the others keep waiting.
   */
  deliver(order: (avisos: Aviso[]) => Aviso[] = (avisos) => avisos, together = 1): Promise<number> {
    const round = this.#delivering.then(() => this.#deliverOnce(order, together));
    this.#delivering = round.catch(() => undefined);
    return round;
  }

  async #deliverOnce(order: (avisos: Aviso[]) => Aviso[], together: number): Promise<number> {
    const due = order(this.#waiting.all().filter(({ retido }) => !retido));
    let taken = 0;
    for (const chave of new Set(due.map((aviso) => aviso.chave))) {
      const ofKey = due.filter((aviso) => aviso.chave === chave);
      for (let at = 0; at < ofKey.length; at += together) {
        const group = ofKey.slice(at, at + together);
        const status = await this.#post(chave, { pix: group.map(({ pix }) => pix) });
        const ok = status >= 200 && status < 300;
        for (const aviso of group) {
          if (ok) this.#waiting.delete(aviso.id);
          else this.#waiting.set(aviso.id, { ...aviso, tentativas: aviso.tentativas + 1 });
        }
        if (ok) taken += group.length;
      }
    }
    return taken;
  }

  /** Returns the status of the answer, or 0 if none came. */
  #post(chave: string, body: unknown): Promise<number> {
    const registered = this.#webhooks.get(chave)?.webhookUrl;
    if (registered === undefined) return Promise.resolve(0);
    const url = new URL(registered);
    if (!this.#options.semBarraPix) url.pathname = `${url.pathname.replace(/\/$/, '')}/pix`;
    const text = JSON.stringify(body);
    const { identidade, autoridade: ca } = this.#options;
    const options = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
      timeout: TIMEOUT_MS,
      agent: false as const,
    };
    return new Promise((resolve) => {
      const request =
        url.protocol === 'https:'
          ? requestHttps(url, { ...options, ...(identidade ?? {}), ...(ca !== undefined && { ca }) })
          : requestHttp(url, options);
      request
        .on('response', (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        })
        .on('timeout', () => request.destroy())
        .on('error', () => resolve(0))
        .end(text);
    });
  }

  /** Delivers by itself until `stopped`: at once, and what was not taken again after a pause that grows to a minute. */
  async run(stopped: AbortSignal): Promise<void> {
    for (let pause = 1_000; !stopped.aborted; ) {
      const before = this.#waiting.all().filter(({ retido }) => !retido).length;
      const taken = await this.deliver();
      pause = taken === before ? 1_000 : Math.min(pause * 2, 60_000);
      const fresh = new Promise<void>((resolve) => {
        this.onNew = resolve;
      });
      const again = this.#waiting.all().some(({ retido }) => !retido);
      const timer = new AbortController();
      const signal = AbortSignal.any([stopped, timer.signal]);
      await Promise.race([fresh, wait(again ? pause : 60_000, undefined, { signal }).catch(() => undefined)]);
      timer.abort();
    }
  }
}
