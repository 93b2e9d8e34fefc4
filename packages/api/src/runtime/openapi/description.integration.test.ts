import { request } from 'node:http';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
afterEach(() => vi.restoreAllMocks());

/** Sends headers that fetch would change or add. */
const docsWith = (headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    let text = '';
    request(`${api.base}/api/docs`, { headers }, (res) => {
      res.setEncoding('utf8').on('data', (part: string) => (text += part));
      res.once('end', () => resolve({ status: res.statusCode, text }));
    })
      .on('error', reject)
      .end();
  });
const docsAt = async (host: string) => (await docsWith({ host })).text;

/** Counts the long texts that this process has serialized since the call. Each request logs short ones. */
function longWritten(): () => number {
  const stringify = vi.spyOn(JSON, 'stringify');
  return () => stringify.mock.results.filter(({ value }) => String(value).length > 1_000).length;
}

it('the description is made once, whoever asks for it and however often', async () => {
  const ask = () => Promise.all(['/api/docs', '/api/openapi.json'].map((path) => fetch(api.base + path)));
  const [docs, json] = await ask();
  const first = [await docs?.text(), await json?.text()];
  const written = longWritten();
  for (let i = 0; i < 5; i += 1) {
    const again = await ask();
    expect(await Promise.all(again.map((res) => res.text()))).toEqual(first);
    expect(again.map(({ headers }) => headers.get('content-encoding'))).toEqual(['gzip', 'gzip']);
  }
  expect(written()).toBe(0);
  const etag = docs?.headers.get('etag') ?? '';
  expect((await docsWith({ 'if-none-match': etag })).status).toBe(304);
  for (const encoding of ['identity', 'br', 'deflate']) {
    const plain = await fetch(`${api.base}/api/openapi.json`, { headers: { 'accept-encoding': encoding } });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, first[1]]);
  }
});

it('names the address of the installation, and no host that somebody invents', async () => {
  expect(await docsAt('loja.example')).not.toContain('loja.example');
  expect(await docsAt('loja.example')).toBe(await docsAt('h1.example'));
});
