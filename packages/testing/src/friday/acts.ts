import { semanasBefore } from '@corre/contract/week.ts';
import type { SignedIn } from '../harness/builders.ts';
import type { Answer } from '../harness/client.ts';
import { freeze, isPaid, keyOf, net, owed, reckon } from './books.ts';
import type { Company } from './company.ts';

/** One act, as numbers that select the person and the details. */
export interface Act {
  name: string;
  who: number;
  what: number;
}

/** The answer to an act, and the status that the rules demand. Acts also keep the books. */
interface Done {
  answer: Answer<unknown>;
  expected: number;
}

type Do = (company: Company, who: number, what: number) => Promise<Done | undefined>;

const pick = <T>(list: readonly T[], number: number): T | undefined => list[number % Math.max(1, list.length)];
const cents = (what: number) => (what % 997) * 7 + 1;
const reais = (amount: number) => amount / 100;
const REASON = 'O banco devolveu';

/** Picks one of the last three weeks, sometimes the running one. */
const weekOf = ({ weeks }: Company, what: number) => pick(weeks.slice(-3), what) ?? '';
const at = (week: string, rest: string) => `/admin/fechamento/${week}/${rest}`;

const withCourier =
  (act: (company: Company, courier: SignedIn, week: string, what: number) => Promise<Done | undefined>): Do =>
  async (company, who, what) => {
    const courier = pick(company.couriers, who);
    return courier && act(company, courier, weekOf(company, what), what);
  };

const withShop =
  (act: (company: Company, shop: SignedIn, week: string) => Promise<Done | undefined>): Do =>
  async (company, who, what) => {
    const shop = pick(company.shops, who);
    return shop && act(company, shop, weekOf(company, what));
  };

const launch: Do = async (company, who, what) => {
  const [courier, shop] = [pick(company.couriers, who), pick(company.shops, what)];
  if (!courier || !shop) return undefined;
  const tipo_pagamento = pick(['online', 'maquininha', 'dinheiro'], what + who);
  const answer = await company
    .as(shop)
    .post<{ id: number }>(`/comercio/entregas?comercio_nome=${encodeURIComponent(shop.nome)}`, {
      entregador_id: courier.id,
      valor: reais(cents(what)),
      tipo_pagamento,
    });
  const week = tipo_pagamento === 'online' ? company.week : null;
  company.books.deliveries.push({ id: answer.body.id, courier: courier.id, shop: shop.id, cents: cents(what), week });
  return { answer, expected: 200 };
};

const release: Do = async (company, who) => {
  const delivery = pick(
    company.books.deliveries.filter(({ week }) => week === null),
    who,
  );
  const shop = company.shops.find(({ id }) => id === delivery?.shop);
  if (!delivery || !shop) return undefined;
  delivery.week = company.week;
  const path = `/comercio/entregas/liberar?comercio_nome=${encodeURIComponent(shop.nome)}`;
  return { answer: await company.as(shop).put(path, { entrega_id: delivery.id }), expected: 200 };
};

const adjust = withCourier(async (company, courier, week, what) => {
  const amount = what % 3 === 0 ? cents(what) : -cents(what);
  const answer = await company.admin().post<{ id: number }>(at(week, 'ajustes'), {
    entregador_id: courier.id,
    valor: reais(amount),
    motivo: 'modelo',
  });
  if (company.books.payouts.has(keyOf(week, courier.id))) return { answer, expected: 409 };
  const { id } = answer.body;
  company.books.adjustments.push({ id, week, courier: courier.id, cents: amount, answer: 'none', cancelled: false });
  return { answer, expected: 200 };
});

const answerAdjustment: Do = async (company, who, what) => {
  const one = pick(company.books.adjustments, who);
  const courier = company.couriers.find(({ id }) => id === one?.courier);
  if (!one || !courier) return undefined;
  const answer = what % 4 === 0 ? 'no' : 'yes';
  const said = await company
    .as(courier)
    .put(`/entregador/${courier.id}/ajustes/${one.id}`, { concordo: answer === 'yes' });
  if (one.answer === answer) return { answer: said, expected: 200 };
  const late = company.books.payouts.has(keyOf(one.week, one.courier));
  if (one.cents > 0 || one.cancelled || one.answer !== 'none' || late) return { answer: said, expected: 409 };
  one.answer = answer;
  return { answer: said, expected: 200 };
};

const cancelAdjustment: Do = async (company, who) => {
  const one = pick(company.books.adjustments, who);
  if (!one) return undefined;
  const answer = await company.admin().delete(at(one.week, `ajustes/${one.id}`));
  if (one.cancelled) return { answer, expected: 200 };
  if (company.books.payouts.has(keyOf(one.week, one.courier))) return { answer, expected: 409 };
  one.cancelled = true;
  return { answer, expected: 200 };
};

/**
 * Returns the refusal of an act on a payout that depends only on the week: it is not over, it is empty, or there is
 * nothing to receive. Returns null if there is none.
 */
function refused({ books, week: running }: Company, week: string, courier: number): number | null {
  if (week === running) return 409;
  const payout = reckon(books, week, courier);
  if (!payout) return 404;
  return net(payout) > 0 || books.payouts.has(keyOf(week, courier)) ? null : 409;
}

const showPix = withCourier(async (company, courier, week) => {
  const answer = await company.admin().get(at(week, `pix/${courier.id}`));
  const refusal = refused(company, week, courier.id);
  if (refusal !== null) return { answer, expected: refusal };
  return { answer, expected: isPaid(freeze(company.books, week, courier.id)) ? 409 : 200 };
});

const marked = (company: Company, courier: SignedIn, week: string, answer: Answer<unknown>): Done => {
  const refusal = refused(company, week, courier.id);
  if (refusal !== null) return { answer, expected: refusal };
  const payout = freeze(company.books, week, courier.id);
  if (payout && !isPaid(payout)) payout.acts.push('mark');
  return { answer, expected: 200 };
};

const pay = withCourier(async (company, courier, week) =>
  marked(company, courier, week, await company.admin().put(at(week, `pagar/${courier.id}`))),
);

/** Two administrators mark the payout at the same moment. */
const payTwice = withCourier(async (company, courier, week) => {
  const send = () => company.admin().put(at(week, `pagar/${courier.id}`));
  const [one, other] = await Promise.all([send(), send()]);
  if (one.status === 200 && JSON.stringify(one.body) !== JSON.stringify(other.body))
    return { answer: { ...other, status: 599 }, expected: 200 };
  return marked(company, courier, week, one);
});

/** The process is killed during the mark, and the caller repeats the request. */
const payAndDie = withCourier(async (company, courier, week, what) => {
  const send = () => company.admin().put(at(week, `pagar/${courier.id}`));
  return marked(company, courier, week, await company.killedOnTheWay(send, what % 15));
});

const reverse = withCourier(async (company, courier, week) => {
  const answer = await company.admin().put(at(week, `estornar/${courier.id}`), { motivo: REASON });
  const payout = company.books.payouts.get(keyOf(week, courier.id));
  if (week === company.week || !payout || payout.acts.length === 0) return { answer, expected: 409 };
  if (isPaid(payout)) payout.acts.push('reversal');
  return { answer, expected: 200 };
});

const object = withCourier(async (company, courier, week) => {
  const answer = await company
    .as(courier)
    .post(`/entregador/${courier.id}/semanas/${week}/contestar`, { texto: 'falta' });
  if (week === company.week) return { answer, expected: 409 };
  if (!reckon(company.books, week, courier.id)) return { answer, expected: 404 };
  const mine = company.books.objections.filter((one) => one.week === week && one.courier === courier.id);
  if (mine.some(({ open }) => open) || mine.length >= 5) return { answer, expected: 409 };
  company.books.objections.push({ week, courier: courier.id, open: true });
  return { answer, expected: 200 };
});

const settle = withShop(async (company, shop, week) => {
  const answer = await company.admin().put(at(week, `faturas/${shop.id}/receber`));
  if (week === company.week) return { answer, expected: 409 };
  const invoice = owed(company.books, week, shop.id);
  if (!invoice) return { answer, expected: 404 };
  company.books.invoices.set(keyOf(week, shop.id), invoice);
  if (!isPaid(invoice)) invoice.acts.push('mark');
  return { answer, expected: 200 };
});

const unsettle = withShop(async (company, shop, week) => {
  const answer = await company.admin().put(at(week, `faturas/${shop.id}/estornar`), { motivo: REASON });
  const invoice = company.books.invoices.get(keyOf(week, shop.id));
  if (week === company.week || !invoice) return { answer, expected: 409 };
  if (isPaid(invoice)) invoice.acts.push('reversal');
  return { answer, expected: 200 };
});

/** Says the fee from a Monday on: next week, the week after, or one that began and keeps its fee. */
const sayRate: Do = async (company, who, what) => {
  const from = pick([1, 1, 2, 0, -1], who) ?? 1;
  const monday = semanasBefore(company.week, -from);
  const rate = (what * 37) % 5_001;
  const answer = await company.admin().put('/admin/configuracoes/taxa', { percentual: rate / 100, vale_de: monday });
  const late = from < 0 || (from === 0 && company.books.deliveries.length > 0);
  if (!late) company.books.rates.set(monday, rate);
  return { answer, expected: late ? 409 : 200 };
};

const passWeek: Do = async (company) => {
  await company.nextWeek();
  return undefined;
};

/** Every act with the weight with which it is drawn. */
export const ACTS: Record<string, { weight: number; act: Do }> = {
  launch: { weight: 16, act: launch },
  release: { weight: 8, act: release },
  adjust: { weight: 8, act: adjust },
  answerAdjustment: { weight: 8, act: answerAdjustment },
  cancelAdjustment: { weight: 2, act: cancelAdjustment },
  showPix: { weight: 3, act: showPix },
  pay: { weight: 8, act: pay },
  payTwice: { weight: 4, act: payTwice },
  payAndDie: { weight: 1, act: payAndDie },
  reverse: { weight: 6, act: reverse },
  object: { weight: 3, act: object },
  settle: { weight: 4, act: settle },
  unsettle: { weight: 3, act: unsettle },
  sayRate: { weight: 3, act: sayRate },
  passWeek: { weight: 4, act: passWeek },
};
