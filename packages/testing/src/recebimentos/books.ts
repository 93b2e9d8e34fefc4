/**
 * The receipts of a company by the rules alone, in integer cents: what came, what it pays, what went back
 * [pix-recebido] [pix-devolvido] [fatura-ajustada] [conciliacao]. Nothing here reads the product's SQL.
 */
export interface Invoice {
  week: string;
  shop: number;
  total: number;
  /** who marked it as received: a person without a Pix, or a Pix that paid the rest; null while it is open */
  received: 'hand' | 'pix' | null;
  /** the order in which invoices were issued; a refund opens the newest first */
  issued: number;
}

/** Money of one Pix at one invoice. `principal` is the part that pays it off. */
interface Part {
  invoice: Invoice;
  cents: number;
  principal: number;
}

/** A Pix as its bank tells it. */
export interface Arrival {
  endToEndId: string;
  day: string;
  cents: number;
  /** interest and fine, less discount: what the amount has beside the principal */
  extra: number;
}

interface Held extends Arrival {
  free: number;
  refunded: number;
  parts: Part[];
}

/** The sums of one day. */
export interface DaySums {
  came: number;
  refunded: number;
  settled: number;
  free: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

export class Books {
  readonly invoices: Invoice[] = [];
  readonly #money = new Map<string, Held>();

  issue(week: string, shop: number, total: number): Invoice {
    const invoice: Invoice = { week, shop, total, received: null, issued: this.invoices.length };
    this.invoices.push(invoice);
    return invoice;
  }

  #partsOf(invoice: Invoice): Part[] {
    return [...this.#money.values()].flatMap(({ parts }) => parts).filter((part) => part.invoice === invoice);
  }

  /** What is still to pay. */
  open(invoice: Invoice): number {
    if (invoice.received !== null) return 0;
    return Math.max(0, invoice.total - sum(this.#partsOf(invoice).map(({ principal }) => principal)));
  }

  #held(endToEndId: string): Held {
    const held = this.#money.get(endToEndId);
    if (!held) throw new Error(`the books do not know ${endToEndId}`);
    return held;
  }

  free(endToEndId: string): number {
    return this.#held(endToEndId).free;
  }

  /** What of a Pix was not refunded yet. */
  left(endToEndId: string): number {
    const { cents, refunded } = this.#held(endToEndId);
    return cents - refunded;
  }

  /** The invoices that hold money of a Pix. */
  invoicesOf(endToEndId: string): Invoice[] {
    return this.#held(endToEndId).parts.map(({ invoice }) => invoice);
  }

  /** The Pix since a day. */
  since(day: string): string[] {
    return [...this.#money.values()].filter((held) => held.day >= day).map(({ endToEndId }) => endToEndId);
  }

  /** Books a Pix. It pays its invoice up to what is open; interest and fine go along; the rest stays free. */
  arrive(pix: Arrival, invoice: Invoice | null): void {
    const held: Held = { ...pix, free: pix.cents, refunded: 0, parts: [] };
    this.#money.set(pix.endToEndId, held);
    const open = invoice === null ? 0 : this.open(invoice);
    if (invoice === null || open === 0) return;
    const principal = pix.cents - pix.extra;
    const excess = Math.max(0, principal - open);
    if (principal <= 0 || excess >= pix.cents) return;
    held.parts.push({ invoice, cents: pix.cents - excess, principal: principal - excess });
    held.free = excess;
    this.#complete(invoice);
  }

  /** Gives the free money of a Pix to an invoice, up to what is open. */
  assign(endToEndId: string, invoice: Invoice): void {
    const held = this.#held(endToEndId);
    const cents = Math.min(held.free, this.open(invoice));
    held.free -= cents;
    held.parts.push({ invoice, cents, principal: cents });
    this.#complete(invoice);
  }

  /** Books money that went back: the free money first, then that of the newest invoice, which opens again. */
  refund(endToEndId: string, cents: number): void {
    const held = this.#held(endToEndId);
    held.refunded += cents;
    let missing = cents - Math.min(cents, held.free);
    held.free -= cents - missing;
    for (const part of held.parts.toSorted((a, b) => b.invoice.issued - a.invoice.issued)) {
      const taken = Math.min(missing, part.cents);
      if (taken === 0) continue;
      missing -= taken;
      part.principal -= taken === part.cents ? part.principal : Math.min(taken, part.principal);
      part.cents -= taken;
      part.invoice.received = null;
    }
  }

  #complete(invoice: Invoice): void {
    if (this.open(invoice) === 0) invoice.received ??= 'pix';
  }

  /** Somebody discounts or adds. The Pix that paid the rest of a discounted invoice make it received. */
  adjust(invoice: Invoice, cents: number): void {
    invoice.total += cents;
    if (invoice.total > 0 && this.#partsOf(invoice).length > 0) this.#complete(invoice);
  }

  /** Somebody marks an invoice as received by hand. */
  mark(invoice: Invoice): void {
    invoice.received ??= 'hand';
  }

  /** Somebody reverses the mark. If a Pix made the mark, the money of all its Pix is free again. */
  reverse(invoice: Invoice): void {
    const by = invoice.received;
    invoice.received = null;
    if (by !== 'pix') return;
    for (const held of this.#money.values()) {
      const mine = held.parts.filter((part) => part.invoice === invoice);
      held.free += sum(mine.map(({ cents }) => cents));
      held.parts = held.parts.filter((part) => part.invoice !== invoice);
    }
  }

  /** The sums of each day on which money came. */
  days(): Map<string, DaySums> {
    const days = new Map<string, DaySums>();
    for (const { day, cents, refunded, free } of this.#money.values()) {
      const sums = days.get(day) ?? { came: 0, refunded: 0, settled: 0, free: 0 };
      days.set(day, {
        came: sums.came + cents,
        refunded: sums.refunded + refunded,
        settled: sums.settled + cents - refunded - free,
        free: sums.free + free,
      });
    }
    return days;
  }
}
