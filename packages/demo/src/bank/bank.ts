import { readBrCode } from './br-code.ts';
import { type CallbackOptions, Callbacks } from './callbacks.ts';
import { type Charge, Charges, type Tipo } from './charges.ts';
import type { BankContext, Receiver } from './context.ts';
import { BankCalendar } from './due.ts';
import { Faults } from './faults.ts';
import { Journal } from './journal.ts';
import { centsOf } from './money.ts';
import { type Devolucao, type FimDaDevolucao, MoneyIn, type Pagamento, type Pix } from './money-in.ts';
import { type ApiClient, SCOPES, Tokens } from './tokens.ts';

export interface BankOptions {
  receiver: Receiver;
  /** file of the durable state; null keeps it in memory */
  journalPath: string | null;
  client: Pick<ApiClient, 'client_id' | 'client_secret'>;
  callbacks: CallbackOptions;
  /** the bank's clock; the machine's by default */
  clock?: () => Date;
  holidays?: readonly string[];
  spanDays?: number;
  tokenSeconds?: number;
  /** a bank without charges with a due date */
  semCobv?: boolean;
  /** how a refund of an amount ends by itself; without it, refunds are in progress until `settleRefund` */
  devolucao?: (valor: string) => FimDaDevolucao;
}

/** A payer's app cannot pay this. */
export class Unpayable extends Error {}

type Payer = Pick<Pagamento, 'infoPagador' | 'pagador' | 'listadoDepoisDe'>;

/**
 * A bank that speaks the published API Pix (ADR 0017): its books, and the side from which tests and the demonstration
 * pay. `serveBank` puts it on a port.
 */
export class Bank {
  readonly charges: Charges;
  readonly money: MoneyIn;
  readonly callbacks: Callbacks;
  readonly tokens: Tokens;
  readonly faults = new Faults();
  readonly semCobv: boolean;
  readonly #journal: Journal;
  readonly #context: BankContext;
  readonly #endOfRefund: BankOptions['devolucao'];
  #ahead = 0;

  constructor(options: BankOptions) {
    const { clock = () => new Date(), semCobv = false, tokenSeconds = 3600 } = options;
    this.#journal = new Journal(options.journalPath);
    this.#context = {
      journal: this.#journal,
      now: () => new Date(clock().getTime() + this.#ahead),
      receiver: options.receiver,
      calendar: new BankCalendar(options.holidays),
      locationBase: 'pix.banco.example/qr/v2',
      spanDays: options.spanDays ?? 5,
    };
    this.semCobv = semCobv;
    this.#endOfRefund = options.devolucao;
    this.charges = new Charges(this.#context);
    this.money = new MoneyIn(this.#context);
    this.callbacks = new Callbacks(this.#context, options.callbacks);
    const scopes = SCOPES.filter((scope) => !semCobv || !scope.startsWith('cobv.'));
    this.tokens = new Tokens(this.#context, { ...options.client, scopes }, tokenSeconds);
    for (const { endToEndId, devolucoes = [] } of this.money.all())
      for (const devolucao of devolucoes) this.#endLater(endToEndId, devolucao);
  }

  get receiver(): Receiver {
    return this.#context.receiver;
  }

  now(): Date {
    return this.#context.now();
  }

  /** Returns the bank as another process reads it from the journal, with the same clock. */
  reopened(options: BankOptions): Bank {
    const bank = new Bank(options);
    bank.#ahead = this.#ahead;
    return bank;
  }

  /** Lets time pass for the bank. */
  advance(seconds: number): void {
    this.#ahead += seconds * 1000;
  }

  /** Returns a charge with the Pix that paid it. */
  readCharge(tipo: Tipo, txid: string, query: unknown) {
    return this.#withPix(this.charges.read(tipo, txid, query));
  }

  /** Returns a page of charges, each with the Pix that paid it. */
  listCharges(tipo: Tipo, query: unknown) {
    const { parametros, cobs } = this.charges.list(tipo, query);
    return { parametros, cobs: cobs.map((charge) => this.#withPix(charge)) };
  }

  #withPix<T extends { txid: string }>(charge: T) {
    const pix = this.money.ofCharge(charge.txid);
    return { ...charge, ...(pix.length > 0 && { pix }) };
  }

  #received(payment: Pagamento, charge?: Charge): Pix {
    return this.#journal.atomic(() => {
      const pix = this.money.receive(payment);
      if (charge) this.charges.conclude(charge);
      this.callbacks.arise(pix);
      return pix;
    });
  }

  /**
   * Pays a charge: what is due now, or `cents`. Throws `Unpayable` if an app would refuse, unless `anyway` says that
   * the payer had read the code before.
   */
  pay(txid: string, { cents, anyway = false, ...payer }: Payer & { cents?: number; anyway?: boolean } = {}): Pix {
    const charge = this.charges.find(txid);
    if (!charge) throw new Unpayable('a cobrança não existe');
    const refusal = this.charges.unpayable(charge);
    if (refusal !== null && !anyway) throw new Unpayable(refusal);
    const devido = this.charges.due(charge);
    const { chave } = charge.revisoes.at(-1) ?? {};
    const payment = { ...payer, chave: chave ?? '', cents: cents ?? devido.total, txid, devido };
    return this.#received(payment, charge);
  }

  /** Sends money to a key without a charge. A static BR Code brings a short `txid`. */
  payPlain(chave: string, cents: number, payer: Payer & { txid?: string | undefined } = {}): Pix {
    if (!this.receiver.chaves.includes(chave)) throw new Unpayable('a chave não leva a esta conta');
    return this.#received({ ...payer, chave, cents });
  }

  /** Pays what a person reads from a screen: the location of a dynamic code, or the key and amount of a static one. */
  payCode(code: string, { cents, ...payer }: Payer & { cents?: number } = {}): Pix {
    const { location, chave, valor, txid } = readBrCode(code);
    if (location !== null) {
      const charge = this.charges.atLocation(location);
      if (!charge) throw new Unpayable('a location não mostra cobrança alguma');
      return this.pay(charge.txid, { ...payer, ...(cents !== undefined && { cents }) });
    }
    const amount = valor === null ? cents : centsOf(valor);
    if (chave === null || amount === undefined) throw new Unpayable('o código não diz a quem ou quanto');
    return this.payPlain(chave, amount, { ...payer, txid: txid ?? undefined });
  }

  /** Asks for a refund, as the API does, and ends it if this bank ends refunds by itself. */
  refund(endToEndId: string, id: string, body: unknown) {
    const devolucao = this.money.refund(endToEndId, id, body);
    this.#endLater(endToEndId, devolucao);
    return devolucao;
  }

  #endLater(endToEndId: string, { id, valor, status }: Devolucao): void {
    const end = this.#endOfRefund?.(valor);
    if (end && status === 'EM_PROCESSAMENTO') setImmediate(() => this.settleRefund(endToEndId, id, end));
  }

  /** Ends a refund that was in progress, and tells the receiver. */
  settleRefund(endToEndId: string, id: string, status: FimDaDevolucao): Pix {
    return this.#journal.atomic(() => {
      const pix = this.money.settle(endToEndId, id, status);
      this.callbacks.arise(pix);
      return pix;
    });
  }

  /** Takes money back after a complaint of the payer at his bank, without the receiver. */
  takeBack(endToEndId: string, cents: number): Pix {
    return this.#journal.atomic(() => {
      const pix = this.money.takeBack(endToEndId, cents);
      this.callbacks.arise(pix);
      return pix;
    });
  }
}
