/**
 * What couriers and shops are owed, told from the rules alone (docs/decisions/0006-money-and-weeks.md and
 * 0059-weeks-are-paid-here.md), in cents. The product's SQL is not asked.
 */
export interface Books {
  deliveries: { id: number; courier: number; shop: number; cents: number; week: string | null }[];
  adjustments: Adjustment[];
  payouts: Map<string, Payout>;
  invoices: Map<string, Payout>;
  objections: { week: string; courier: number; open: boolean }[];
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
});

export const keyOf = (week: string, id: number) => `${week}/${id}`;
export const isPaid = (payout: Payout | undefined) => payout?.acts.at(-1) === 'mark';
export const net = ({ gross, fee, adjustments }: Payout) => gross - fee + adjustments;

const sum = (cents: number[]) => cents.reduce((total, part) => total + part, 0);

/** Ten percent, half a cent up. */
const feeOf = (cents: number) => Math.floor((cents + 5) / 10);

/** Whether an adjustment takes or gives anything: a bonus at once, a debit once the courier agreed. */
const counts = ({ cents, answer, cancelled }: Adjustment) => !cancelled && (cents > 0 || answer === 'yes');

/** What a courier's week comes to at this moment; null when there is nothing in it. */
export function reckon(books: Books, week: string, courier: number): Payout | null {
  const frozen = books.payouts.get(keyOf(week, courier));
  if (frozen) return frozen;
  const delivered = books.deliveries.filter((one) => one.week === week && one.courier === courier);
  const adjusted = books.adjustments.filter((one) => one.week === week && one.courier === courier && !one.cancelled);
  if (delivered.length + adjusted.length === 0) return null;
  const gross = sum(delivered.map(({ cents }) => cents));
  const adjustments = sum(adjusted.filter(counts).map(({ cents }) => cents));
  return { gross, fee: feeOf(gross), adjustments, acts: [] };
}

/** What a shop owes for a week; null when it had no deliveries. */
export function owed(books: Books, week: string, shop: number): Payout | null {
  const frozen = books.invoices.get(keyOf(week, shop));
  if (frozen) return frozen;
  const delivered = books.deliveries.filter((one) => one.week === week && one.shop === shop);
  if (delivered.length === 0) return null;
  return { gross: sum(delivered.map(({ cents }) => cents)), fee: 0, adjustments: 0, acts: [] };
}

/** Freezes a payout when there is anything to receive; undefined when there is not. */
export function freeze(books: Books, week: string, courier: number): Payout | undefined {
  const payout = reckon(books, week, courier);
  if (!payout) return undefined;
  const key = keyOf(week, courier);
  if (!books.payouts.has(key) && net(payout) <= 0) return undefined;
  books.payouts.set(key, payout);
  return payout;
}
