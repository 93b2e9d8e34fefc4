import { conferir } from '@corre/api/dinheiro/prova/conferir.ts';
import type { FechamentoDaSemana } from '@corre/contract/fechamento/contrato.ts';
import type { FaturasDaSemana } from '@corre/contract/fechamento/faturas-contrato.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnSeed } from '../harness/seed.ts';
import { ACTS, type Act } from './acts.ts';
import { isPaid, net, owed, reckon } from './books.ts';
import { type Company, openCompany } from './company.ts';

/** The number of acts of a run. `SEXTA_ATOS` changes it. */
const LENGTH = Number(process.env.SEXTA_ATOS ?? 200);
const centsOf = (reais: number) => Math.round(reais * 100);

let company: Company;
beforeAll(async () => {
  company = await openCompany();
});
afterAll(() => company?.close());

/** Returns the sheet that the books demand: its lines, their amounts, and whether they are paid. */
function sheetByTheBooks(week: string) {
  return company.couriers.flatMap(({ id }) => {
    const payout = reckon(company.books, week, id);
    return payout
      ? [
          {
            id,
            gross: payout.gross,
            fee: payout.fee,
            adjustments: payout.adjustments,
            net: net(payout),
            paid: isPaid(payout),
          },
        ]
      : [];
  });
}

async function sheet(week: string) {
  const { body } = await company.admin().get<FechamentoDaSemana>(`/admin/fechamento?semana_inicio=${week}`);
  const lines = body.linhas.map((line) => ({
    id: line.entregador_id,
    gross: centsOf(line.bruto),
    fee: centsOf(line.taxa),
    adjustments: centsOf(line.ajustes),
    net: centsOf(line.liquido),
    paid: line.estado === 'paga',
  }));
  return lines.sort((a, b) => a.id - b.id);
}

function invoicesByTheBooks(week: string) {
  return company.shops.flatMap(({ id }) => {
    const invoice = owed(company.books, week, id);
    return invoice ? [{ id, sum: invoice.gross, paid: isPaid(invoice) }] : [];
  });
}

async function invoices(week: string) {
  const { body } = await company.admin().get<FaturasDaSemana>(`/admin/fechamento/${week}/faturas`);
  const lines = body.linhas.map((line) => ({
    id: line.comercio_id,
    sum: centsOf(line.valor),
    paid: line.estado === 'recebida',
  }));
  return lines.sort((a, b) => a.id - b.id);
}

async function compare(weeks: readonly string[]) {
  for (const week of weeks) {
    expect(await sheet(week), week).toEqual(sheetByTheBooks(week));
    expect(await invoices(week), week).toEqual(invoicesByTheBooks(week));
  }
}

const acts = fc.array(
  fc.record({
    name: fc.oneof(...Object.entries(ACTS).map(([name, { weight }]) => ({ weight, arbitrary: fc.constant(name) }))),
    who: fc.nat(1_000),
    what: fc.nat(1_000),
  }),
  { minLength: LENGTH, maxLength: LENGTH, size: 'max' },
);

/**
 * A courier delivers in two weeks of two rates, and the first payout is marked. A short run of drawn acts may mark
 * nothing and change no rate.
 */
const FIRST_PAYOUT: readonly Act[] = [
  { name: 'launch', who: 0, what: 300 },
  { name: 'sayRate', who: 0, what: 35 },
  { name: 'passWeek', who: 0, what: 0 },
  { name: 'launch', who: 0, what: 300 },
  { name: 'pay', who: 0, what: 0 },
];

async function live(list: readonly Act[]) {
  for (const { name, who, what } of list) {
    const done = await ACTS[name]?.act(company, who, what);
    if (done) expect(done.answer, name).toMatchObject({ status: done.expected });
    await compare([company.weeks[what % company.weeks.length] ?? company.week]);
  }
  await compare(company.weeks);
}

describe('whatever is delivered, released, adjusted, marked, reversed, and whoever dies meanwhile', {
  timeout: LENGTH * 1_000,
}, () => {
  // [semana] [taxa]
  it('every week comes to what the rules say, to the cent, and nobody is paid twice', async () => {
    for (const list of fc.sample(acts, { seed: drawnSeed(), numRuns: 1 })) await live([...FIRST_PAYOUT, ...list]);
    const marks = [...company.books.payouts.values()].flatMap((payout) => payout.acts).length;
    const [{ total }] = await company.api.orm.em
      .fork()
      .execute<[{ total: number }]>('select count(*)::int as total from quitacao');
    expect(total).toBe(marks);
    expect(marks).toBeGreaterThan(0);
  });

  it('the sum of all statements is the sum of all deliveries that count', async () => {
    const [sums] = await company.api.orm.em.fork().execute<{ delivered: number; summed: number }[]>(
      `select (select sum(valor) from entrega where status = 'concluida') as delivered,
              (select sum(total_valor) from resumo_semanal) as summed`,
    );
    expect(sums?.summed).toBe(sums?.delivered);
  });

  it('and whoever reckons it again from the deliveries finds no difference, nor a gap in the chain', async () => {
    const { url, vault } = company.api;
    const said: string[] = [];
    await conferir(url, { semana: null, elo: null, abrir: vault.open }, (line) => said.push(line));
    expect(said.at(-1)).toBe('confere');
  });
});
