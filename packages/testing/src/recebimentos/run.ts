import type { FaturasDaSemana } from '@corre/contract/fechamento/faturas-contrato.ts';
import type { ResumoDeRecebimentos } from '@corre/contract/recebimentos/contrato.ts';
import { Unpayable } from '@corre/demo/bank/bank.ts';
import { dayOf } from '@corre/demo/bank/context.ts';
import { centsOf } from '@corre/demo/bank/money.ts';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { ACTS, extraOf, plain, refund, type Step } from './acts.ts';
import type { Invoice } from './books.ts';
import type { Company } from './company.ts';

const STEPS = 3;
const DAY = 86_400;
const FATES = ['entregar', 'entregar', 'entregar', 'dobrar', 'reter', 'perder'] as const;
const centsOfReais = (reais: number) => Math.round(reais * 100);
const names = Object.entries(ACTS).flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name));

/** What the product says and what the books demand, which must be equal. */
export interface Comparison {
  of: string;
  product: unknown;
  books: unknown;
}

/** Draws the life of a company from a seed, and tells what has to be equal after each step. */
export class Run {
  readonly #company: Company;
  readonly #chance: ReturnType<typeof xoroshiro128plus>;
  /** how often each act and each trouble happened */
  readonly counted = new Map<string, number>();

  constructor(company: Company, seed: number) {
    this.#company = company;
    this.#chance = xoroshiro128plus(seed);
  }

  #draw = (below: number): number => uniformInt(this.#chance, 0, below - 1);

  #shuffled = <T>(list: T[]): T[] =>
    list
      .map((one) => ({ one, at: this.#draw(1_000_000) }))
      .sort((a, b) => a.at - b.at)
      .map(({ one }) => one);

  #count(name: string): void {
    this.counted.set(name, (this.counted.get(name) ?? 0) + 1);
  }

  /** Returns how much happened, for docs/reliability.md. */
  async figures(): Promise<Record<string, number>> {
    const [sums = {}] = await this.#company.rows<Record<string, number>>(`
      select (select count(*) from cobranca)::int as charges, (select count(*) from pix)::int as payments,
             (select count(*) from pix_devolucao where estado = 'devolvida')::int as refunds`);
    return {
      invoices: this.#company.books.invoices.length,
      ...sums,
      callbacks: this.#company.called(),
      kills: this.#company.kills,
      ...Object.fromEntries(this.counted),
    };
  }

  /** Lives one week and some days after it. Gives the comparisons of each step. */
  async *week(): AsyncGenerator<Comparison[]> {
    const company = this.#company;
    await this.#deliver();
    company.callbacks(() => FATES[this.#draw(FATES.length)] ?? 'entregar');
    for (let step = 0; step < STEPS; step += 1) {
      const invoices = company.books.invoices.slice(-4 * company.shops.length);
      await this.#play(invoices, step === STEPS - 1 ? 60 : 30);
      yield await this.#compare(new Set(invoices.map((invoice) => invoice.week)));
      await company.pass(DAY);
    }
  }

  /** A week of deliveries, one for each shop, and its end, when its invoices are charged. */
  async #deliver(): Promise<void> {
    const company = this.#company;
    const [{ monday = '' } = {}] = await company.rows<{ monday: string }>(`select semana_de(agora())::text as monday`);
    const courier = await company.api.novo.entregador();
    const amounts = company.shops.map(({ id }) => ({ id, cents: 100 + this.#draw(90_000) }));
    for (const { id, cents } of amounts)
      await company.rows(
        `insert into entrega (comercio_id, entregador_id, quantidade, valor, tipo_pagamento, status, data, data_entrega)
       values (?, ?, 1, ?, 'online', 'concluida', agora(), agora())`,
        id,
        courier.id,
        cents / 100,
      );
    await company.pass(7 * DAY);
    await company.issue();
    const issued = await company.rows<{ comercio_id: number }>(
      'select comercio_id from fatura where semana_inicio = ? order by id',
      monday,
    );
    for (const { comercio_id } of issued)
      company.books.issue(monday, comercio_id, amounts.find(({ id }) => id === comercio_id)?.cents ?? 0);
    await company.quiet(this.#shuffled);
  }

  /** Lets something go wrong at the bank, on the way, or in a process. */
  async #trouble(): Promise<void> {
    const company = this.#company;
    const { faults } = company.open.bank;
    const kinds: [string, () => unknown][] = [
      ['refused with 503', () => faults.refuse(1 + this.#draw(5))],
      ['cut before the act', () => faults.die('antes', 'antes')],
      ['cut after the act', () => faults.die('depois', 'depois')],
      ['late', () => faults.delay(3, 100)],
      ['death of the bank', () => company.open.dieAndReturn()],
      ['kill -9', () => company.kill9()],
    ];
    const [name, happen] = kinds[this.#draw(kinds.length)] ?? ['', () => undefined];
    this.#count(name);
    await happen();
  }

  /** Acts on some invoices and some money, with trouble, until all is quiet. */
  async #play(invoices: Invoice[], share: number): Promise<void> {
    const company = this.#company;
    const { books } = company;
    const byKey = new Map(invoices.map((invoice) => [`${invoice.week}/${invoice.shop}`, invoice]));
    const charges: Step['charges'] = new Map();
    for (const charge of await company.live()) {
      const invoice = byKey.get(`${charge.week}/${charge.shop}`);
      if (invoice) charges.set(invoice, charge);
    }
    const step: Step = { draw: this.#draw, charges, taken: new Set(), came: new Map(), refunded: [] };
    for (const invoice of this.#shuffled(invoices)) {
      // The first invoice of the run is paid whole, so that no run is without a payment.
      const first = this.counted.size === 0;
      if (!first && (this.#draw(100) >= share || step.taken.has(invoice))) continue;
      const name = first ? 'whole' : (names[this.#draw(names.length)] ?? '');
      step.taken.add(invoice);
      try {
        await ACTS[name]?.act(company, step, invoice);
        this.#count(name);
      } catch (error) {
        if (!(error instanceof Unpayable)) throw error;
        this.#count('an app refused');
      }
    }
    const [any] = invoices;
    for (let i = 0; i < 1 + invoices.length / 20; i += 1) {
      if (any) plain(company, step, any);
      this.#count('plain');
      await refund(company, step);
      this.#count('refund');
    }
    for (let i = 0; i < 2; i += 1) await this.#trouble();
    company.open.bank.callbacks.onNew();
    await company.quiet(this.#shuffled);
    company.open.bank.faults.heal();

    const told = new Map(company.open.bank.money.all().map((pix) => [pix.endToEndId, pix]));
    const booked = await company.rows<{ end_to_end_id: string }>('select end_to_end_id from pix order by id');
    for (const { end_to_end_id } of booked) {
      const invoice = step.came.get(end_to_end_id);
      const pix = told.get(end_to_end_id);
      if (invoice === undefined || !pix) continue;
      const arrival = {
        endToEndId: end_to_end_id,
        day: dayOf(new Date(pix.horario)),
        cents: centsOf(pix.valor),
        extra: extraOf(pix),
      };
      books.arrive(arrival, invoice);
    }
    for (const [endToEndId, cents] of step.refunded) books.refund(endToEndId, cents);
  }

  /** Each day, each invoice and the bank's own charges, beside the books. */
  async #compare(weeks: ReadonlySet<string>): Promise<Comparison[]> {
    const company = this.#company;
    const { books, open } = company;
    const days = books.days();
    const sorted = [...days.keys()].sort();
    const told = await company.read<ResumoDeRecebimentos>(
      `/admin/recebimentos?de=${sorted[0] ?? dayOf(open.bank.now())}&ate=${dayOf(open.bank.now())}`,
    );
    const ofProduct = told.dias.map(({ dia, entrou, devolvido, recebido, liquidado, nao_atribuido }) => ({
      dia,
      came: centsOfReais(entrou),
      refunded: centsOfReais(devolvido),
      settled: centsOfReais(liquidado),
      free: centsOfReais(nao_atribuido),
      kept: centsOfReais(recebido),
    }));
    const ofBooks = sorted.map((dia) => ({ dia, ...days.get(dia), kept: open.bank.money.keptOf(dia) }));
    const compared: Comparison[] = [{ of: 'days', product: ofProduct, books: ofBooks }];
    for (const monday of weeks) {
      const { linhas } = await company.read<FaturasDaSemana>(`/admin/fechamento/${monday}/faturas`);
      const product = linhas.map(({ comercio_id, valor, estado }) => [comercio_id, centsOfReais(valor), estado].join());
      const mine = books.invoices
        .filter((invoice) => invoice.week === monday)
        .map(({ shop, total, received }) => [shop, total, received === null ? 'a_receber' : 'recebida'].join());
      compared.push({ of: `invoices of ${monday}`, product: product.sort(), books: mine.sort() });
    }
    return [...compared, await this.#charges()];
  }

  /** What the bank asks of each invoice, and what is open of it. An invoice without anything open is not asked for. */
  async #charges(): Promise<Comparison> {
    const { books, open, rows } = this.#company;
    const owned = await rows<{ txid: string; week: string; shop: number }>(
      `select k.txid, f.semana_inicio::text as week, f.comercio_id as shop
       from cobranca k join fatura f on f.id = k.fatura_id`,
    );
    const invoiceOf = new Map(owned.map(({ txid, week, shop }) => [txid, `${week}/${shop}`]));
    const active = open.bank.charges.all().filter(({ status }) => status === 'ATIVA');
    const asked = active.map(
      ({ txid, revisoes }) => `${invoiceOf.get(txid) ?? txid}: ${centsOf(revisoes.at(-1)?.valor.original ?? '')}`,
    );
    const due = books.invoices
      .filter((invoice) => books.open(invoice) > 0)
      .map((invoice) => `${invoice.week}/${invoice.shop}: ${books.open(invoice)}`);
    return { of: 'charges', product: asked.sort(), books: due.sort() };
  }
}
