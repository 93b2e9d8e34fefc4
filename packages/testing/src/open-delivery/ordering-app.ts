import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

// Written from Abrasel's openapi.yaml 1.7.0, without the product's own schemas. Every object is closed.

const utc = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/);
const eventOf = <const Type extends string>(types: readonly [Type, ...Type[]]) =>
  z.strictObject({ type: z.enum(types), message: z.string().optional(), datetime: utc });
const problem = z.strictObject({
  reason: z.enum([
    'DELIVERYPERSON_OCCURRENCE',
    'PAYMENT_PROBLEMS',
    'WRONG_PRODUCT_OR_ITEM',
    'ORDER_DELAYED',
    'ORDER_DAMAGED_OR_VIOLATED',
    'CUSTOMER_DID_NOT_PLACE_ORDER',
    'CUSTOMER_ADDRESS_UNKNOWN',
    'ORDER_MISSING_ITEMS',
    'NOBODY_TO_RECEIVE',
    'DELIVERYPERSON_WAITING_PAYMENT_FOR_ALREADY_PAID_ORDER',
    'ORDER_DELIVERED_WITHOUT_PAYMENT',
    'FRAUD_OR_THEFT',
  ]),
  message: z.string().optional(),
  datetime: utc,
});
const vehicle = z.strictObject({
  type: z.array(z.enum(['MOTORBIKE_BAG', 'MOTORBIKE_BOX', 'CAR', 'BICYCLE', 'SCOOTER', 'VUC'])).max(10),
  licencePlate: z.string().optional(),
});
const deliveryEta = {
  deliveryEtaInMinutes: z.int().optional(),
  deliveryEtaDatetime: utc.optional(),
  maxDeliveryTime: utc.optional(),
};
const pickupEta = { pickupEtaInMinutes: z.int().optional(), pickupEtaDatetime: utc.optional() };
const common = {
  problem: problem.optional(),
  vehicle: vehicle.optional(),
  deliveryPerson: z
    .strictObject({ id: z.string().optional(), name: z.string().optional(), pictureURL: z.url().optional() })
    .optional(),
  externalTrackingURL: z.url().optional(),
};
const ADDRESS = ['country', 'state', 'city', 'district', 'street', 'postalCode'] as const;
const position = z.strictObject({
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  lastAddress: z
    .strictObject({
      ...Object.fromEntries(ADDRESS.map((field) => [field, z.string().optional()])),
      distanceToPickup: z.string(),
      distanceToDelivery: z.string(),
      timestamp: utc,
    })
    .optional(),
});

const ON_THE_WAY = ['DELIVERY_ONGOING', 'ARRIVED_AT_CUSTOMER', 'ORDER_DELIVERED', 'CANCELLED'] as const;
const BEFORE = ['PICKUP_ONGOING', 'ARRIVED_AT_MERCHANT', 'ORDER_PICKED'] as const;

/** OrderDispatched */
const dispatched = z.strictObject({
  deliveryTrackingInfo: z
    .strictObject({ event: eventOf(ON_THE_WAY).optional(), eta: z.strictObject(deliveryEta).optional(), ...common })
    .optional(),
});
/** OrderTracking */
const tracked = z.strictObject({
  deliveryTrackingInfo: z.strictObject({
    event: eventOf([...BEFORE, ...ON_THE_WAY]).optional(),
    eta: z.strictObject({ ...pickupEta, ...deliveryEta }).optional(),
    geoLocalization: position.optional(),
    ...common,
  }),
});
const tokenRequest = z.strictObject({
  client_id: z.string(),
  client_secret: z.string(),
  grant_type: z.literal('client_credentials'),
});

const TOKEN_PATH = '/oauth/token';
const CALL =
  /^\/v1\/orders\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(dispatch|delivered|tracking|validateCode)$/;

type Name = 'dispatch' | 'delivered' | 'tracking' | 'validateCode';

/**
 * How the app answers its next calls of orders. A number is that status, and nothing happens. `cut before` closes the
 * connection before the call has an effect, `cut after` afterwards. `late` answers when `release` is called.
 */
export type Manner = number | { status: number; retryAfter: string } | 'cut before' | 'cut after' | 'late';

/** One call of an order, as it arrived. `status` is null until it is answered, or if the connection was cut. */
export interface OrderCall {
  orderId: string;
  name: Name;
  /** the event of `dispatch` or `tracking` */
  event: string | undefined;
  /** why the app refused the call; undefined: it did not */
  refusal: string | undefined;
  raw: string;
  status: number | null;
}

/** What the app knows of one order. */
interface Order {
  state: 'CONFIRMED' | 'DISPATCHED' | 'DELIVERED';
  code: string | null;
  /** the events of `tracking` and the calls that had an effect, in order */
  told: string[];
}

interface Answer {
  status: number;
  title?: string;
  body?: unknown;
}

const ok: Answer = { status: 202 };
const refuse = (status: number, title: string): Answer => ({ status, title });

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

/**
 * A fake ordering app, the other side of Open Delivery's Orders API. It refuses whatever the standard does not have.
 */
export class OrderingApp {
  readonly client_id = 'loja-22815773';
  client_secret = randomBytes(24).toString('hex');
  base = '';
  readonly calls: OrderCall[] = [];
  /** the calls for a token, with their status */
  readonly tokens: number[] = [];
  /** orders with two calls in progress at once; it must stay empty */
  readonly overlaps: string[] = [];
  /** of a token, in seconds; null leaves `expires_in` out */
  life: number | null = 3_600;
  /** the answers of the next calls for a token */
  readonly nextTokens: Manner[] = [];
  readonly #orders = new Map<string, Order>();
  readonly #valid = new Set<string>();
  readonly #next: Manner[] = [];
  readonly #held = new Set<() => void>();
  readonly #busy = new Set<string>();
  readonly #server = createServer((req, res) => {
    res.on('error', () => undefined);
    this.#hear(req, res).catch(() => res.destroy());
  });

  async start(): Promise<this> {
    await new Promise<void>((ready) => this.#server.listen(0, '127.0.0.1', ready));
    this.base = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  /** A customer orders. `code` is the code that he will say at the door. */
  order(orderId: string, code: string | null = null): string {
    this.#orders.set(orderId, { state: 'CONFIRMED', code, told: [] });
    return orderId;
  }

  /** Sets the answers of the next calls of orders, one each. */
  answerNext(...manners: Manner[]): void {
    this.#next.push(...manners);
  }

  /** Ends all tokens, as a restart of the app does. */
  forgetTokens(): void {
    this.#valid.clear();
  }

  /** Answers the calls that `late` holds. */
  release(): void {
    for (const answer of this.#held) answer();
    this.#held.clear();
  }

  /** Returns what had an effect on an order, in order. */
  told(orderId: string): string[] {
    return this.#orders.get(orderId)?.told ?? [];
  }

  state(orderId: string): string | undefined {
    return this.#orders.get(orderId)?.state;
  }

  of(orderId: string): OrderCall[] {
    return this.calls.filter((call) => call.orderId === orderId);
  }

  /** Waits until the condition holds. Throws after `ms`. */
  async until(holds: () => boolean, ms = 60_000): Promise<void> {
    const end = performance.now() + ms;
    while (!holds()) {
      if (performance.now() > end) throw new Error(`still waiting: ${JSON.stringify(this.calls.slice(-8))}`);
      await wait(5);
    }
  }

  async #hear(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const raw = await text(req);
    const url = new URL(req.url ?? '', this.base);
    if (req.method === 'POST' && url.pathname === TOKEN_PATH) return this.#token(req, raw, res);
    const [, orderId = '', name = ''] = CALL.exec(url.pathname) ?? [];
    if (req.method !== 'POST' || orderId === '') return this.#say(res, refuse(404, `no ${req.method} ${url.pathname}`));
    return this.#order(req, res, { orderId, name: name as Name, raw, url });
  }

  #say(res: ServerResponse, { status, title, body }: Answer, headers: Record<string, string> = {}): void {
    const said = title === undefined ? body : { title, status };
    const type = title === undefined ? 'application/json' : 'application/problem+json';
    res.writeHead(status, { ...(said !== undefined && { 'content-type': type }), ...headers });
    res.end(said === undefined ? undefined : JSON.stringify(said));
  }

  #token(req: IncomingMessage, raw: string, res: ServerResponse): void {
    const manner = this.nextTokens.shift();
    const answer = typeof manner === 'number' ? refuse(manner, 'as told') : this.#issue(req, raw);
    this.tokens.push(answer.status);
    if (manner === 'cut before') res.destroy();
    else this.#say(res, answer);
  }

  #issue({ headers }: IncomingMessage, raw: string): Answer {
    if (headers['content-type'] !== 'application/x-www-form-urlencoded') return refuse(400, 'not a form');
    const asked = tokenRequest.safeParse(Object.fromEntries(new URLSearchParams(raw)));
    if (!asked.success) return refuse(400, asked.error.message);
    const { client_id, client_secret } = asked.data;
    if (client_id !== this.client_id || client_secret !== this.client_secret) return refuse(401, 'unknown client');
    // A signed token has some KB.
    const access_token = randomBytes(1_500).toString('base64url');
    this.#valid.add(access_token);
    const expires = this.life === null ? {} : { expires_in: this.life };
    return { status: 200, body: { access_token, token_type: 'bearer', ...expires } };
  }

  async #order(
    req: IncomingMessage,
    res: ServerResponse,
    { orderId, name, raw, url }: Pick<OrderCall, 'orderId' | 'name' | 'raw'> & { url: URL },
  ): Promise<void> {
    const call: OrderCall = { orderId, name, event: undefined, refusal: undefined, raw, status: null };
    this.calls.push(call);
    if (this.#busy.has(orderId)) this.overlaps.push(orderId);
    this.#busy.add(orderId);
    res.once('close', () => this.#busy.delete(orderId));
    const manner = this.#next.shift();
    if (manner === 'cut before') return void res.destroy();
    if (manner === 'late') await new Promise<void>((answer) => this.#held.add(answer));
    if (typeof manner === 'number' || typeof manner === 'object') {
      const { status, retryAfter } = typeof manner === 'number' ? { status: manner, retryAfter: null } : manner;
      call.status = status;
      return this.#say(res, refuse(status, 'as told'), retryAfter === null ? {} : { 'retry-after': retryAfter });
    }
    const answer = this.#judge(req, call, url);
    call.refusal = answer.title;
    if (manner === 'cut after') return void res.destroy();
    call.status = answer.status;
    this.#say(res, answer);
  }

  #judge({ headers }: IncomingMessage, call: OrderCall, url: URL): Answer {
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
    if (token === undefined || !this.#valid.has(token)) return refuse(401, 'no valid token');
    const order = this.#orders.get(call.orderId);
    if (!order) return refuse(404, 'unknown order');
    if (call.name === 'validateCode') return this.#validate(order, call, url);
    if ([...url.searchParams.keys()].length > 0) return refuse(400, 'unknown parameter');
    if (call.name === 'delivered') return this.#delivered(order, call);
    if (headers['content-type'] !== 'application/json') return refuse(400, 'not JSON');
    return call.name === 'dispatch' ? this.#dispatch(order, call) : this.#track(order, call);
  }

  #dispatch(order: Order, call: OrderCall): Answer {
    const body = dispatched.safeParse(parseJson(call.raw));
    if (!body.success) return refuse(400, body.error.message);
    call.event = body.data.deliveryTrackingInfo?.event?.type;
    if (order.state !== 'CONFIRMED') return refuse(422, `dispatch of an order that is ${order.state}`);
    order.state = 'DISPATCHED';
    order.told.push('dispatch');
    return ok;
  }

  #delivered(order: Order, { raw }: OrderCall): Answer {
    if (raw !== '') return refuse(400, 'delivered has no body');
    if (order.state !== 'DISPATCHED') return refuse(422, `delivered of an order that is ${order.state}`);
    order.state = 'DELIVERED';
    order.told.push('delivered');
    return ok;
  }

  #track(order: Order, call: OrderCall): Answer {
    const body = tracked.safeParse(parseJson(call.raw));
    if (!body.success) return refuse(400, body.error.message);
    const { event, problem: trouble } = body.data.deliveryTrackingInfo;
    call.event = event?.type;
    if (order.state === 'DELIVERED') return refuse(422, 'tracking of an order that is DELIVERED');
    const early = BEFORE.some((type) => type === event?.type);
    if (event && event.type !== 'CANCELLED' && early !== (order.state === 'CONFIRMED'))
      return refuse(422, `${event.type} of an order that is ${order.state}`);
    order.told.push(`${event?.type ?? ''}${trouble ? `!${trouble.reason}` : ''}`);
    return ok;
  }

  #validate(order: Order, { raw, orderId }: OrderCall, { searchParams }: URL): Answer {
    const code = searchParams.get('deliveryCode');
    if (raw !== '' || code === null || [...searchParams.keys()].length !== 1) return refuse(400, 'not a code');
    if (code !== order.code) return refuse(400, 'Código inválido');
    return { status: 200, body: { orderId, deliveryCode: code } };
  }
}
