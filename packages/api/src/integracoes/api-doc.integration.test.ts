import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '@corre/db/test-database.ts';
import { playDocument } from '@corre/testing/harness/document-examples.ts';
import { startProcess, type TestProcess } from '@corre/testing/harness/process.ts';
import { type Requester, startRequester } from '@corre/testing/requester/requester.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

const read = (name: string) => readFileSync(path.resolve(import.meta.dirname, '../../../../docs', name), 'utf8');
const text = read('api.md');
const orders = read('api-orders.md');
/** The variables before `npm start`: `NAME=value …`. */
const settings = /^((?:\w+=\S+ )+)npm start$/m.exec(text)?.[1]?.trim().split(' ') ?? [];

let database: TestDatabase;
let folder: string;
let product: TestProcess;
let receiver: Requester;

beforeAll(async () => {
  [database, folder, receiver] = [
    await createTestDatabase(),
    await mkdtemp(path.join(tmpdir(), 'corre-api-doc-')),
    await startRequester(),
  ];
  const environment = Object.fromEntries(settings.map((setting) => setting.split('=')));
  product = await startProcess({ ...environment, SEED: 'demo', DATABASE_URL: database.url, DATA_DIR: folder });
});
afterAll(async () => {
  await product.stop();
  await database.drop();
  await rm(folder, { recursive: true });
  await receiver.close();
});

it('each request of docs/api.md, sent to a fresh product in its order, is answered as the document says', async () => {
  expect(settings).toContain('OD_REDE_LOCAL=true');
  const played = await playDocument(product.base, text, {
    known: { amanha: new Date(Date.now() + 86_400_000).toISOString() },
    replace: (written) => written.replaceAll('http://127.0.0.1:9000/eventos', receiver.events),
  });
  expect(played.length).toBeGreaterThan(10);
  expect(played.filter(({ expected, status }) => expected !== status)).toEqual([]);
  const asked = played.filter(({ request }) => request.endsWith('/solicitar-entrega'));
  expect(asked[1]?.said, 'a retry is answered as the first time').toBe(asked[0]?.said);
});

it('those of docs/api-orders.md follow, and its answers have the fields of real ones', async () => {
  const before = text.match(/```http\n/g)?.length ?? 0;
  const played = (
    await playDocument(product.base, `${text}\n${orders}`, {
      known: { amanha: new Date(Date.now() + 86_400_000).toISOString() },
      replace: (written) =>
        written.replaceAll('http://127.0.0.1:9000/eventos', receiver.events).replaceAll('pedido-1042', 'pedido-1043'),
    })
  ).slice(before);
  expect(played.length).toBeGreaterThan(4);
  expect(played.filter(({ expected, status }) => expected !== status)).toEqual([]);
  const shown = [...orders.matchAll(/```http\n[\s\S]*?```(?:\n\n```json\n([\s\S]*?)```)?/g)].map(([, json]) => json);
  expect(shown).toHaveLength(played.length);
  for (const [i, json] of shown.entries())
    if (json) expect(Object.keys(JSON.parse(json))).toEqual(Object.keys(JSON.parse(played[i]?.said ?? '')));
  const [found] = JSON.parse(played[2]?.said ?? '[]');
  expect(found).toMatchObject({ referencia_externa: 'venda-4711', status: 'aguardando' });
});

it('and takes at most 900 words', () => {
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(900);
});
