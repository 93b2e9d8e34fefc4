/**
 * The expected amounts of couriers and shops in cents, computed from the rules alone, without the product's SQL
 * (ADR 0019, ADR 0020).
 */
export interface Books {
  deliveries: { id: number; courier: number; shop: number; cents: number; week: string | null }[];
  adjustments: Adjustment[];
  payouts: Map<string, Payout>;
  invoices: Map<string, Payout>;
  objections: { week: string; courier: number; open: boolean }[];
  /** the fee, in hundredths of a percent, by the Monday from which it holds */
  rates: Map<string, number>;
}

export interface Adjustment {
  id: number;
  week: string;
  courier: number;
  cents: number;
  answer: 'none' | 'yes' | 'no';
  cancelled: boolean;
}

/** Frozen amounts, and every mark and reversal since. */
export interface Payout {
  gross: number;
  fee: number;
  adjustments: number;
  acts: ('mark' | 'reversal')[];
}

export const openBooks = (): Books => ({
  deliveries: [],
  adjustments: [],
  payouts: new Map(),
  invoices: new Map(),
  objections: [],
  rates: new Map(),
});

export const keyOf = (week: string, id: number) => `${week}/${id}`;
export const isPaid = (payout: Payout | undefined) => payout?.acts.at(-1) === 'mark';
export const net = ({ gross, fee, adjustments }: Payout) => gross - fee + adjustments;

const sum = (cents: number[]) => cents.reduce((total, part) => total + part, 0);

/** Returns the fee of a week, in hundredths of a percent: the latest that began by then, or ten percent [taxa]. */
export function rateOf({ rates }: Books, week: string): number {
  const monday = [...rates.keys()]
    .filter((from) => from <= week)
    .sort()
    .at(-1);
  return monday === undefined ? 1_000 : (rates.get(monday) ?? Number.NaN);
}

/** Returns a rate of an amount, rounded half up. */
const feeOf = (cents: number, rate: number) => Math.floor((cents * rate + 5_000) / 10_000);

/** Tells whether an adjustment counts: a bonus at once, a debit only after the courier agreed. */
const counts = ({ cents, answer, cancelled }: Adjustment) => !cancelled && (cents > 0 || answer === 'yes');

/** Returns the present amounts of a courier's week, or null if it is empty. */
export function reckon(books: Books, week: string, courier: number): Payout | null {
  const frozen = books.payouts.get(keyOf(week, courier));
  if (frozen) return frozen;
  const delivered = books.deliveries.filter((one) => one.week === week && one.courier === courier);
  const adjusted = books.adjustments.filter((one) => one.week === week && one.courier === courier && !one.cancelled);
  if (delivered.length + adjusted.length === 0) return null;
  const gross = sum(delivered.map(({ cents }) => cents));
  const adjustments = sum(adjusted.filter(counts).map(({ cents }) => cents));
  return { gross, fee: feeOf(gross, rateOf(books, week)), adjustments, acts: [] };
}

/** Returns the amount that a shop owes for a week, or null if it had no deliveries. */
export function owed(books: Books, week: string, shop: number): Payout | null {
  const frozen = books.invoices.get(keyOf(week, shop));
  if (frozen) return frozen;
  const delivered = books.deliveries.filter((one) => one.week === week && one.shop === shop);
  if (delivered.length === 0) return null;
  return { gross: sum(delivered.map(({ cents }) => cents)), fee: 0, adjustments: 0, acts: [] };
}

/** Freezes a payout if there is an amount to receive, or returns undefined. */
export function freeze(books: Books, week: string, courier: number): Payout | undefined {
  const payout = reckon(books, week, courier);
  if (!payout) return undefined;
  const key = keyOf(week, courier);
  if (!books.payouts.has(key) && net(payout) <= 0) return undefined;
  books.payouts.set(key, payout);
  return payout;
}
