import { conferir } from '@corre/api/dinheiro/prova/conferir.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawnSeed } from '../harness/seed.ts';
import { type Company, openCompany } from './company.ts';
import { Run } from './run.ts';

/** Weeks and shops of a run. */
const WEEKS = Number(process.env.PIX_SEMANAS ?? 3);
const SHOPS = Number(process.env.PIX_LOJAS ?? 30);

let company: Company;
beforeAll(async () => {
  company = await openCompany(SHOPS);
}, 600_000);
afterAll(() => company?.close());

it('books kept by the rules alone agree to the cent, each day, while the bank and the processes die', async () => {
  const run = new Run(company, drawnSeed());
  for (let week = 0; week < WEEKS; week += 1)
    for await (const comparisons of run.week())
      for (const { of, product, books } of comparisons) expect(product, of).toEqual(books);
  expect(run.counted.get('whole')).toBeGreaterThan(0);
  console.info(JSON.stringify(await run.figures()));
}, 3_600_000);

it('and whoever reckons it again finds no difference, nor a gap in the chain', async () => {
  const { url, vault } = company.api;
  const said: string[] = [];
  await conferir(url, { semana: null, elo: null, abrir: vault.open }, (line) => said.push(line));
  expect(said.at(-1)).toBe('confere');
});
