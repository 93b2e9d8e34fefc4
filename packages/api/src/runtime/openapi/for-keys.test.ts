import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { documento } from './document.ts';
import { forKeys } from './for-keys.ts';

const whole = documento();
const part = forKeys(whole);
const callsOf = ({ paths }: typeof whole) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
  );

it('has every call that a key may make, and no other', () => {
  const allowed = callsOf(whole).filter(({ operation }) => JSON.stringify(operation.security).includes('"chave"'));
  expect(callsOf(part).map(({ name }) => name)).toEqual(allowed.map(({ name }) => name));
  expect(callsOf(part).map(({ operation }) => operation.security)).toEqual(allowed.map(() => [{ chave: [] }]));
});

it('has what the calls and the webhooks refer to, and nothing else', () => {
  const text = JSON.stringify(part);
  const referred = [...text.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)].map(([, kind, name]) => `${kind}/${name}`);
  const { securitySchemes, ...components } = part.components;
  const present = Object.entries(components).flatMap(([kind, named]) =>
    Object.keys(named).map((name) => `${kind}/${name}`),
  );
  expect(present.sort()).toEqual([...new Set(referred)].sort());
  expect(Object.keys(securitySchemes)).toEqual(['chave']);
});

it('leads by its links only to calls that it has', () => {
  const ids = new Set(callsOf(part).map(({ operation }) => operation.operationId));
  const linked = [...JSON.stringify(part.paths).matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id);
  expect(linked.filter((id) => !ids.has(id))).toEqual([]);
});

it('docs/openapi-chave.json is up to date: npm run openapi writes it', () => {
  const published = readFileSync(new URL('../../../../../docs/openapi-chave.json', import.meta.url), 'utf8');
  expect(JSON.parse(published)).toEqual(JSON.parse(JSON.stringify(part)));
});
