import type { Deps } from '../../base/deps.ts';
import { type OutboxResult, outboxSends } from '../../base/measures.ts';
import type { Vault } from '../../base/vault.ts';
import type { Veredito } from '../app-de-pedidos/veredito.ts';
import { openDeliveryHeaders } from '../assinatura/open-delivery.ts';
import { webhookHeaders } from '../assinatura/standard-webhooks.ts';
import { type Outcome, postOutside } from '../http/post.ts';
import { appId } from '../identidade.ts';
import { registrarChamada } from '../registrar-chamada.ts';
import { openDeliverySecret, webhookSecrets } from '../segredos.ts';
import { type AoApp, enviarAoApp } from './enviar-ao-app.ts';
import { accepted, liquidar } from './liquidar.ts';
import { anotarSaude } from './saude.ts';
import type { Room, Tomada } from './tomar.ts';
import { Turnstile } from './turnstile.ts';

/** Returns the `merchant.id` in a body of Open Delivery. */
function merchantOf(body: string): string | null {
  const { merchant } = JSON.parse(body) as { merchant?: { id?: unknown } };
  return typeof merchant?.id === 'string' ? merchant.id : null;
}

/**
 * Returns the headers that identify and sign a message. Open Delivery's three, and for every receiver those of Standard
 * Webhooks, so that one receiver can serve both. The id is the same in each repeat; the instant is that of this
 * attempt.
 */
function headersOf(vault: Vault, appId: string, tomada: Tomada, body: string, now: number) {
  const message = { id: `msg_${tomada.uuid}`, timestamp: Math.floor(now / 1_000), body };
  if (tomada.usa === 'webhook') return webhookHeaders(webhookSecrets(vault, tomada), message);
  const secret = openDeliverySecret(vault, tomada);
  const merchantId = merchantOf(body) ?? tomada.merchant_id;
  return { ...openDeliveryHeaders({ appId, merchantId, secret, body }), ...webhookHeaders([secret], message) };
}

/** The most messages that one process sends at once, to all receivers. */
const AT_ONCE = 24;
/** The most results that are written at once. The rest of the pool serves requests. */
const SETTLING = 4;
/**
 * A message is not sent if the process stood still for longer after it took the message, in milliseconds. Its lease
 * could end during the call.
 */
const STALE_MS = 15_000;
/** How long after it was taken a message to an ordering app must be answered, with its token, in milliseconds. */
const APP_MS = 25_000;

type Means = Pick<Deps, 'orm' | 'config' | 'log' | 'vault' | 'listener'>;

/** The outcome of a message. Without a `veredito`, the status alone decides. */
interface Result {
  outcome: Outcome;
  veredito?: Veredito;
}

const resultOf = ({ outcome, veredito }: Result): OutboxResult => {
  if (!('http' in outcome)) return 'failed';
  if (outcome.http === 410) return 'gone';
  return veredito === 'entregue' || accepted(outcome) ? 'delivered' : 'refused';
};

/** Returns whether a tomada goes to an ordering app, which authorises by a token instead of a signature. */
const toApp = (tomada: Tomada): tomada is AoApp => tomada.usa === 'app_de_pedidos';

/**
 * The messages that this process is sending. Calls run outside of any transaction, and a failing call stops no other.
 */
export class Flights {
  private readonly open = new Set<Promise<void>>();
  private readonly busy = new Map<number, number>();
  private readonly settling = new Turnstile(SETTLING);
  private readonly means: Means;
  private readonly onLanding: () => void;
  private appId: Promise<string> | null = null;

  /** `onLanding` is called after each message: a place is free, and the next of its stream may be due. */
  constructor(means: Means, onLanding: () => void) {
    this.means = means;
    this.onLanding = onLanding;
  }

  get room(): Room {
    return { free: AT_ONCE - this.open.size, busy: this.busy };
  }

  send(tomadas: readonly Tomada[], takenAt: number): void {
    for (const tomada of tomadas) {
      const { integracao_id } = tomada;
      this.busy.set(integracao_id, (this.busy.get(integracao_id) ?? 0) + 1);
      const flight = this.fly(tomada, takenAt)
        // The lease expires, and a process sends the message again.
        .catch((err: unknown) => this.means.log.warn({ err, integracao_id }, 'a message was not settled'))
        .finally(() => this.landed(flight, integracao_id));
      this.open.add(flight);
    }
  }

  /** Waits for all messages that are being sent now. */
  async ended(): Promise<void> {
    await Promise.all(this.open);
  }

  private landed(flight: Promise<void>, integracao_id: number): void {
    this.open.delete(flight);
    const left = (this.busy.get(integracao_id) ?? 1) - 1;
    if (left > 0) this.busy.set(integracao_id, left);
    else this.busy.delete(integracao_id);
    this.onLanding();
  }

  private async fly(tomada: Tomada, takenAt: number): Promise<void> {
    const began = performance.now();
    const result = toApp(tomada)
      ? await enviarAoApp(this.means, tomada, takenAt + APP_MS)
      : await this.post(tomada, takenAt);
    if (result === null) return;
    outboxSends.inc({ result: resultOf(result) });
    await this.settling.through(() => this.settle(tomada, result, Math.round(performance.now() - began)));
  }

  /** Signs, by the database's clock, and posts a message. Returns null if it is too late to send the message. */
  private async post(tomada: Tomada, takenAt: number): Promise<Result | null> {
    const { orm, config, vault, listener } = this.means;
    this.appId ??= appId(orm.em.fork(), config).catch((error: unknown) => {
      this.appId = null;
      throw error;
    });
    const body = vault.open(tomada.corpo_cifrado);
    const headers = headersOf(vault, await this.appId, tomada, body, listener.clock.earliest());
    if (performance.now() - takenAt > STALE_MS) return null;
    return { outcome: await postOutside({ config, url: tomada.url_eventos, body, headers }) };
  }

  private async settle(tomada: Tomada, { outcome, veredito }: Result, ms: number): Promise<void> {
    const { orm, log } = this.means;
    const { integracao_id, tipo } = tomada;
    await liquidar(orm.em.fork(), tomada, outcome, veredito);
    const em = orm.em.fork();
    if (await anotarSaude(em, tomada, outcome, veredito && veredito !== 'repetir')) {
      log.warn({ integracao_id }, 'an integration went off: its receiver said 410');
    }
    const [http, erro] = 'http' in outcome ? [outcome.http, outcome.erro ?? null] : [null, outcome.erro];
    await registrarChamada(em, { integracao_id, direcao: 'saida', rota: tipo, http, ms, erro });
  }
}
