import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Arrival, readArrival, readBody } from './arrivals.ts';
import { answerBy, type Mode, statusOf } from './modes.ts';

/** A call of `/codigo`. */
interface AskedCode {
  orderId: string;
  deliveryCode: string;
  signedBy: number;
}

/**
 * A local system that receives Corre's messages, as a point of sale, marketplace or shop's own system would. All
 * messages are in `arrivals`, in order and with their signatures checked. `answer` sets the answer from now on,
 * `answerNext` the next answers, one each, and `answerOrder` the answers for one order, which take precedence. Give its
 * URLs to an integration of a process with `OD_REDE_LOCAL=true`, and add the integration's secret to `secrets`.
 *
 * ```ts
 * const pos = await startRequester();
 * const { client_secret } = await create({ url_eventos: pos.events, url_codigo: pos.codes });
 * pos.secrets.push(client_secret);
 * await pos.until(() => pos.delivered(orderId).includes('DELIVERY_FINISHED'));
 * ```
 */
export interface Requester {
  /** The URL for events. */
  events: string;
  /** The URL for the check of a delivery's code. */
  codes: string;
  /** The secrets that may sign its messages. The creator of the integration adds its secret here. */
  secrets: string[];
  arrivals: Arrival[];
  /** Orders with two messages in transit at once, one entry per occurrence. It must stay empty. */
  overlaps: string[];
  /** The calls of `/codigo`. */
  asked: AskedCode[];
  answer(mode: Mode): void;
  answerNext(...modes: Mode[]): void;
  /** null: removes the order's own mode */
  answerOrder(order: string, mode: Mode | null): void;
  /** Answers all calls that `slow` left open, by default with 204. */
  release(mode?: Mode): void;
  /** Sets the code of every order; null: any code is right. A wrong code gets 400. */
  rightCode(code: string | null): void;
  /** Sets the answer of `/codigo` to any call; null: by the code. */
  answerCodes(mode: Mode | null): void;
  /** Returns the types of an order's messages that got 2xx, in order and without repetitions of the same message. */
  delivered(order: string): string[];
  /** Waits until the condition holds. Throws after `ms`, by default 60 s. */
  until(holds: () => boolean, ms?: number): Promise<void>;
  /** `down` refuses connections, `up` accepts them again at the same address. */
  down(): Promise<void>;
  up(): Promise<void>;
  close(): Promise<void>;
}

const accepted = ({ status }: Arrival): boolean => status !== null && status >= 200 && status < 300;

interface Manner {
  mode: Mode;
  next: Mode[];
  ofOrder: Map<string, Mode>;
  code: string | null;
  codeMode: Mode | null;
}

class Book {
  readonly secrets: string[] = [];
  readonly arrivals: Arrival[] = [];
  readonly overlaps: string[] = [];
  readonly asked: AskedCode[] = [];
  readonly manner: Manner = { mode: 204, next: [], ofOrder: new Map(), code: null, codeMode: null };
  private readonly held = new Set<{ arrival: Arrival; res: ServerResponse }>();
  private readonly underWay = new Map<string, number>();

  async hear(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const raw = await readBody(req);
    if (req.url?.startsWith('/codigo')) this.hearCode(raw, req, res);
    else this.hearEvent(raw, req, res);
  }

  release(mode: Mode = 204): void {
    for (const { arrival, res } of this.held) {
      arrival.status = statusOf(mode);
      answerBy(mode, res);
    }
    this.held.clear();
  }

  private hearEvent(raw: string, { headers }: IncomingMessage, res: ServerResponse): void {
    const said = readArrival(raw, headers, this.secrets);
    const { manner } = this;
    const mode = manner.ofOrder.get(said.order) ?? manner.next.shift() ?? manner.mode;
    const arrival: Arrival = { ...said, raw, headers, at: Date.now(), status: statusOf(mode) };
    this.arrivals.push(arrival);
    const before = this.underWay.get(said.order) ?? 0;
    if (before > 0) this.overlaps.push(said.order);
    this.underWay.set(said.order, before + 1);
    const held = { arrival, res };
    res.once('close', () => {
      this.held.delete(held);
      this.underWay.set(said.order, (this.underWay.get(said.order) ?? 1) - 1);
    });
    if (mode === 'slow') this.held.add(held);
    answerBy(mode, res);
  }

  private hearCode(raw: string, { headers }: IncomingMessage, res: ServerResponse): void {
    const { orderId = '', deliveryCode = '' } = JSON.parse(raw) as Partial<AskedCode>;
    this.asked.push({ orderId, deliveryCode, signedBy: readArrival(raw, headers, this.secrets).signedBy });
    const { code, codeMode } = this.manner;
    if (codeMode !== null) answerBy(codeMode, res);
    else if (code === null || code === deliveryCode) res.writeHead(200).end(raw);
    else res.writeHead(400, { 'content-type': 'application/json' }).end('{"title":"Código inválido","status":400}');
  }
}

const listen = (server: Server, port: number) =>
  new Promise<number>((ready, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', () => ready((server.address() as AddressInfo).port));
  });
const shut = async (server: Server) => {
  server.closeAllConnections();
  if (server.listening) await new Promise((closed) => server.close(closed));
};

/** Starts a requester on a free port. Secrets may also be added later. */
export async function startRequester(...secrets: string[]): Promise<Requester> {
  const book = new Book();
  book.secrets.push(...secrets);
  const { manner, arrivals } = book;
  const server = createServer((req, res) => {
    res.on('error', () => undefined);
    book.hear(req, res).catch(() => res.destroy());
  });
  const port = await listen(server, 0);
  return {
    events: `http://127.0.0.1:${port}/eventos`,
    codes: `http://127.0.0.1:${port}/codigo`,
    secrets: book.secrets,
    arrivals,
    overlaps: book.overlaps,
    asked: book.asked,
    answer(mode) {
      manner.mode = mode;
    },
    answerNext(...modes) {
      manner.next.push(...modes);
    },
    answerOrder(order, mode) {
      if (mode === null) manner.ofOrder.delete(order);
      else manner.ofOrder.set(order, mode);
    },
    release: (mode) => book.release(mode),
    rightCode(code) {
      manner.code = code;
    },
    answerCodes(mode) {
      manner.codeMode = mode;
    },
    delivered(order) {
      const taken = arrivals.filter((arrival) => arrival.order === order && accepted(arrival));
      return taken.filter(({ raw }, i) => taken.findIndex((other) => other.raw === raw) === i).map(({ type }) => type);
    },
    async until(holds, ms = 60_000) {
      for (const end = Date.now() + ms; !holds(); await wait(5)) {
        if (Date.now() > end) throw new Error(`not so after ${ms} ms; ${arrivals.length} messages arrived`);
      }
    },
    down: () => shut(server),
    up: async () => void (await listen(server, port)),
    close: () => shut(server),
  };
}
