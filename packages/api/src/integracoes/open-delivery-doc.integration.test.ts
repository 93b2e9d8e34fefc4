import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { type Requester, startRequester } from '@corre/testing/requester/requester.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

const DOCUMENT = path.resolve(import.meta.dirname, '../../../../docs/open-delivery.md');

/** One example of the document: a request as it goes over the wire, under a line that says as whom, and what answers. */
interface Example {
  admin: boolean;
  status: number;
  method: string;
  target: string;
  headers: [string, string][];
  body: string | undefined;
}

function exampleOf(text: string): Example {
  const [head = '', ...rest] = text.split('\n\n');
  const [about = '', request = '', ...headers] = head.trim().split('\n');
  const [method = '', target = ''] = request.split(' ');
  return {
    admin: about.includes('as admin'),
    status: Number(/→ (\d{3})/.exec(about)?.[1]),
    method,
    target,
    headers: headers.map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name, value.join(': ')];
    }),
    body: rest.join('\n\n').trim() || undefined,
  };
}

const examples = [...readFileSync(DOCUMENT, 'utf8').matchAll(/```http\n([\s\S]*?)```/g)].map(([, text = '']) => text);

let api: TestApi;
let pos: Requester;
let admin: SignedIn;
const known: Record<string, string> = {};

beforeAll(async () => {
  [api, pos] = [await startApi({ OD_REDE_LOCAL: 'true' }), await startRequester()];
  admin = await api.novo.funcionario('admin');
  known.comercio_nome = (await api.novo.comercio()).nome;
  known.url_eventos = pos.events;
});
afterAll(async () => {
  await api.fechar();
  await pos.close();
});

const filled = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => known[name] ?? whole);

it('the document has examples', () => {
  expect(examples.length).toBeGreaterThan(6);
});

it('each example of the document, sent as it stands and in its order, is answered as it says', async () => {
  for (const text of examples) {
    const { admin: byAdmin, status, method, target, headers, body } = exampleOf(filled(text));
    const answer = await fetch(`${api.base}${target}`, {
      method,
      headers: [...headers, ...(byAdmin ? [['cookie', admin.cliente.cookie] satisfies [string, string]] : [])],
      ...(body === undefined ? {} : { body }),
    });
    const said = await answer.text();
    expect(answer.status, `${method} ${target}: ${said}`).toBe(status);
    const parsed: unknown = said === '' ? {} : JSON.parse(said);
    for (const [name, value] of Object.entries(parsed ?? {})) if (typeof value === 'string') known[name] ??= value;
  }
});
