import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '@corre/db/test-database.ts';
import { exampleOf } from '@corre/testing/harness/document-examples.ts';
import { startProcess, type TestProcess } from '@corre/testing/harness/process.ts';
import { type Requester, startRequester } from '@corre/testing/requester/requester.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

const DOCUMENT = path.resolve(import.meta.dirname, '../../../../docs/open-delivery.md');
const text = readFileSync(DOCUMENT, 'utf8');

const examples = [...text.matchAll(/```http\n([\s\S]*?)```/g)].map(([, example = '']) => example);
/** The variables before `npm start`: `NAME=value …`. */
const settings = /^((?:\w+=\S+ )+)npm start$/m.exec(text)?.[1]?.trim().split(' ') ?? [];

let database: TestDatabase;
let folder: string;
let product: TestProcess;
let pos: Requester;
/** The first value of each name, and each value with its place: `2.name`. */
const known: Record<string, string> = {};
const places: Record<string, number> = {};
const cookies: Record<string, string> = {};

beforeAll(async () => {
  [database, folder, pos] = [
    await createTestDatabase(),
    await mkdtemp(path.join(tmpdir(), 'corre-doc-')),
    await startRequester(),
  ];
  const environment = Object.fromEntries(settings.map((setting) => setting.split('=')));
  product = await startProcess({ ...environment, SEED: 'demo', DATABASE_URL: database.url, DATA_DIR: folder });
});
afterAll(async () => {
  await product.stop();
  await database.drop();
  await rm(folder, { recursive: true });
  await pos.close();
});

/** Fills in values of earlier answers, and the test's own receiver in place of the document's. */
const filled = (written: string) =>
  written
    .replaceAll(/\{\{([\w.]+)\}\}/g, (whole, name: string) => known[name] ?? whole)
    .replaceAll('http://127.0.0.1:9000/eventos', pos.events);

it('the document has examples, and says with which settings the product is started', () => {
  expect(examples.length).toBeGreaterThan(6);
  expect(settings).toContain('OD_REDE_LOCAL=true');
});

it('each example, sent to a fresh product as it stands and in its order, is answered as the document says', async () => {
  for (const written of examples) {
    const { who, signsIn, status, method, target, headers, body } = exampleOf(filled(written));
    const cookie = who === null || signsIn ? [] : [['cookie', cookies[who] ?? ''] satisfies [string, string]];
    const answer = await fetch(`${product.base}${target}`, {
      method,
      headers: [...headers, ...cookie],
      ...(body === undefined ? {} : { body }),
    });
    const said = await answer.text();
    expect(answer.status, `${method} ${target}: ${said}`).toBe(status);
    if (who !== null && signsIn)
      cookies[who] = answer.headers
        .getSetCookie()
        .map((set) => set.split(';')[0])
        .join('; ');
    const parsed: unknown = said === '' ? {} : JSON.parse(said);
    for (const [name, value] of Object.entries(parsed ?? {})) {
      if (typeof value !== 'string') continue;
      const place = (places[name] ?? 0) + 1;
      places[name] = place;
      known[name] ??= value;
      known[`${place}.${name}`] = value;
    }
  }
});

it('and the receiver hears of the order, which was taken and then cancelled', async () => {
  const types = () => pos.arrivals.map(({ type }) => type);
  await pos.until(() => types().includes('CANCELLED'));
  expect(types()).not.toContain('REJECTED');
});
