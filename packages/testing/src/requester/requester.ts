import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Arrival, readArrival, readBody } from './arrivals.ts';
import { answerBy, type Mode, statusOf } from './modes.ts';

/** What `/codigo` was asked. */
interface AskedCode {
  orderId: string;
  deliveryCode: string;
  signedBy: number;
}

/**
 * A point of sale, marketplace or shop's own system on this machine, that hears what Corre sends: everything arrives in `arrivals`, in
 * its order, with its signature checked. How it answers is set by `answer` (from now on), `answerNext` (the next ones, one each) and
 * `answerOrder` (of one order, before the others). Give its addresses to an integration of a process with `OD_REDE_LOCAL=true`, and
 * its secret to `secrets`.
 *
 * ```ts
 * const pos = await startRequester();
 * const { client_secret } = await create({ url_eventos: pos.events, url_codigo: pos.codes });
 * pos.secrets.push(client_secret);
 * await pos.until(() => pos.delivered(orderId).includes('DELIVERY_FINISHED'));
 * ```
 */
export interface Requester {
  /** Where events go. */
  events: string;
  /** Where a delivery's code is asked. */
  codes: string;
  /** With what its messages may be signed; whoever created the integration adds it. */
  secrets: string[];
  arrivals: Arrival[];
  /** Orders of which two messages were under way at once, each as often as it happened; must stay empty. */
  overlaps: string[];
  /** What `/codigo` was asked. */
  asked: AskedCode[];
  answer(mode: Mode): void;
  answerNext(...modes: Mode[]): void;
  /** null: as the others again. */
  answerOrder(order: string, mode: Mode | null): void;
  /** Answers everything that `slow` left open, with 204 unless told. */
  release(mode?: Mode): void;
  /** The code of every order from now on; null: any is right. Another one is answered 400. */
  rightCode(code: string | null): void;
  /** How `/codigo` answers whatever is asked; null: by the code. */
  answerCodes(mode: Mode | null): void;
  /** Types of the messages of an order that were answered 2xx, in order, repeats of one and the same left out. */
  delivered(order: string): string[];
  /** Waits until it holds; fails after `ms`, 20 s unless told. */
  until(holds: () => boolean, ms?: number): Promise<void>;
  /** Closes the door, or opens it again at the same address. */
  down(): Promise<void>;
  up(): Promise<void>;
  close(): Promise<void>;
}

const accepted = ({ status }: Arrival): boolean => status !== null && status >= 200 && status < 300;

/** What decides the answers. */
interface Manner {
  mode: Mode;
  next: Mode[];
  ofOrder: Map<string, Mode>;
  code: string | null;
  codeMode: Mode | null;
}

/** What one requester keeps. */
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

/** Starts it on a free port. `secrets` may be given later. */
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
    async until(holds, ms = 20_000) {
      for (const end = Date.now() + ms; !holds(); await wait(20)) {
        if (Date.now() > end) throw new Error(`not so after ${ms} ms; ${arrivals.length} messages arrived`);
      }
    },
    down: () => shut(server),
    up: async () => void (await listen(server, port)),
    close: () => shut(server),
  };
}
