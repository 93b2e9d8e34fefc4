import { dayOf } from '@corre/demo/bank/context.ts';
import { centsOf } from '@corre/demo/bank/money.ts';
import type { Pix } from '@corre/demo/bank/money-in.ts';
import { CHAVE, OUTRA_CHAVE } from '../pix-bank/start-bank.ts';
import type { Invoice } from './books.ts';
import { type Company, endOfRefund, type LiveCharge } from './company.ts';

/** Chance, and what the acts of one step have done. */
export interface Step {
  /** Returns a whole number from 0 below `below`. */
  draw(below: number): number;
  charges: Map<Invoice, LiveCharge>;
  /** the invoices and Pix of this step's acts: two acts on one would have no certain order */
  taken: Set<Invoice | string>;
  /** the Pix of this step, with the invoice that each names */
  came: Map<string, Invoice | null>;
  refunded: [endToEndId: string, cents: number][];
}

type Act = (company: Company, step: Step, invoice: Invoice) => Promise<void> | void;

const REASON = 'Combinado com a loja';
const reais = (cents: number) => cents / 100;

const came = (step: Step, pix: Pix, invoice: Invoice | null) => step.came.set(pix.endToEndId, invoice);

/** Some cents between 1 and `below`. */
const some = ({ draw }: Step, below: number) => 1 + draw(Math.max(1, below - 1));

/** Pays by the code that the shop sees. Without an amount: what is due, with fine and interest. */
const byCode =
  (amount: (step: Step, open: number) => number | undefined): Act =>
  ({ open, books }, step, invoice) => {
    const charge = step.charges.get(invoice);
    if (!charge) return;
    const cents = amount(step, books.open(invoice));
    came(step, open.bank.payCode(charge.code, cents === undefined ? {} : { cents }), invoice);
  };

const staticTxid = ({ week, shop }: Invoice) => `F${week.replaceAll('-', '')}C${shop}`;

const staticCode =
  (amount: (step: Step, open: number) => number): Act =>
  ({ open, books }, step, invoice) => {
    const cents = amount(step, books.open(invoice));
    if (cents > 0) came(step, open.bank.payPlain(CHAVE, cents, { txid: staticTxid(invoice) }), invoice);
  };

async function mustBe(answer: Promise<{ status: number; body: unknown }>, expected: number, what: string) {
  const { status, body } = await answer;
  if (status !== expected) throw new Error(`${what}: ${status} instead of ${expected}: ${JSON.stringify(body)}`);
}

const at = ({ week, shop }: Invoice, rest: string) => `/admin/fechamento/${week}/faturas/${shop}/${rest}`;

const idOf = async (company: Company, endToEndId: string) =>
  (await company.rows<{ id: number }>('select id from pix where end_to_end_id = ?', endToEndId))[0]?.id;

/** Takes a Pix of the last weeks with money, unassigned or any, that no act of this step has touched. */
function takePix({ books, open }: Company, step: Step, money: 'free' | 'left'): string | null {
  const oldest = dayOf(new Date(open.bank.now().getTime() - 60 * 86_400_000));
  const untouched = (one: string) => [one, ...books.invoicesOf(one)].every((it) => !step.taken.has(it));
  const found = books.since(oldest).filter((one) => books[money](one) > 0 && untouched(one));
  const pix = found[step.draw(Math.max(1, found.length))] ?? null;
  if (pix !== null) for (const it of [pix, ...books.invoicesOf(pix)]) step.taken.add(it);
  return pix;
}

/** Every act on an invoice, with its weight. */
export const ACTS: Record<string, { weight: number; act: Act }> = {
  whole: { weight: 30, act: byCode(() => undefined) },
  part: { weight: 10, act: byCode(some) },
  tooMuch: { weight: 6, act: byCode((step, open) => open + 1 + step.draw(5_000)) },
  twice: {
    weight: 6,
    act: ({ open }, step, invoice) => {
      const charge = step.charges.get(invoice);
      if (!charge) return;
      for (let i = 0; i < 2; i += 1) came(step, open.bank.pay(charge.txid, { anyway: true }), invoice);
    },
  },
  staticWhole: { weight: 4, act: staticCode((_, open) => open) },
  staticPart: { weight: 4, act: staticCode(some) },
  staticAgain: { weight: 2, act: staticCode(({ draw }) => 1 + draw(9_000)) },
  mark: {
    weight: 6,
    act: async (company, _step, invoice) => {
      if (invoice.total === 0) return;
      await mustBe(company.act('put', at(invoice, 'receber')), 200, 'mark');
      company.books.mark(invoice);
    },
  },
  reverse: {
    weight: 5,
    act: async (company, _step, invoice) => {
      if (invoice.received === null) return;
      await mustBe(company.act('put', at(invoice, 'estornar'), { motivo: REASON }), 200, 'reverse');
      company.books.reverse(invoice);
    },
  },
  adjust: {
    weight: 8,
    act: async (company, step, invoice) => {
      if (invoice.received !== null) return;
      const open = company.books.open(invoice);
      const cents = [-open, -some(step, open), some(step, 5_000)][step.draw(3)] ?? 0;
      // There is nothing to discount of an invoice that a discount made free.
      if (cents === 0 || open + cents < 0) return;
      await mustBe(company.act('post', at(invoice, 'ajustes'), { valor: reais(cents), motivo: REASON }), 200, 'adjust');
      company.books.adjust(invoice, cents);
    },
  },
  assign: {
    weight: 8,
    act: async (company, step, invoice) => {
      if (company.books.open(invoice) === 0) return;
      const pix = takePix(company, step, 'free');
      if (pix === null) return;
      const body = { semana_inicio: invoice.week, comercio_id: invoice.shop, motivo: REASON };
      await mustBe(
        company.act('put', `/admin/recebimentos/pix/${await idOf(company, pix)}/atribuir`, body),
        200,
        'assign',
      );
      company.books.assign(pix, invoice);
    },
  },
};

/** Money without an invoice: no identification, an unknown one, another key. */
export function plain({ open }: Company, step: Step, invoice: Invoice): void {
  const cents = some(step, 20_000);
  const kinds = [
    () => open.bank.payPlain(CHAVE, cents),
    () => open.bank.payPlain(CHAVE, cents, { txid: 'PEDIDO123', listadoDepoisDe: 600 }),
    () => open.bank.payPlain(OUTRA_CHAVE, cents, { txid: staticTxid(invoice) }),
  ];
  const pix = kinds[step.draw(kinds.length)]?.();
  if (pix) came(step, pix, null);
}

/** Money that goes back: by the administrator's act, or taken by the payer's bank. */
export async function refund(company: Company, step: Step): Promise<void> {
  const pix = takePix(company, step, 'left');
  if (pix === null) return;
  const left = company.books.left(pix);
  const cents = step.draw(2) === 0 ? left : some(step, left);
  if (step.draw(3) === 0) {
    company.open.bank.takeBack(pix, cents);
    step.refunded.push([pix, cents]);
  } else {
    const body = { valor: reais(cents), motivo: REASON };
    await mustBe(
      company.act('post', `/admin/recebimentos/pix/${await idOf(company, pix)}/devolver`, body),
      200,
      'refund',
    );
    if (endOfRefund(cents) === 'DEVOLVIDO') step.refunded.push([pix, cents]);
  }
}

/** Returns what of a Pix is fine, interest or, below zero, discount, in cents. */
export function extraOf({ componentesValor: parts = {} }: Pix): number {
  const of = (name: string) => centsOf(parts[name]?.valor ?? '0.00');
  return of('juros') + of('multa') - of('desconto') - of('abatimento');
}
