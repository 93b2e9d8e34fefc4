import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterEach, expect, it } from 'vitest';
import { InvalidConfig, readConfig } from '../base/config.ts';

let api: TestApi;
afterEach(() => api?.close());

const ask = () => fetch(`${api.base}/.well-known/security.txt`);

it('says whom to tell of a weakness, as RFC 9116 wants it', async () => {
  api = await startApi({ CONTATO_SEGURANCA: 'mailto:seguranca@corre.example', SITE_URL: 'https://corre.example' });
  const answer = await ask();
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const fields = Object.fromEntries(
    (await answer.text())
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  );
  expect(fields).toMatchObject({
    Contact: 'mailto:seguranca@corre.example',
    'Preferred-Languages': 'pt, en',
    Canonical: 'https://corre.example/.well-known/security.txt',
  });
  const days = (Date.parse(String(fields.Expires)) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

it('is absent where nobody is named, and no page stands in its place', async () => {
  api = await startApi();
  const answer = await ask();
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ detail: 'Nenhum contato de segurança foi configurado' });
});

it.each([{ CONTATO_SEGURANCA: 'seguranca@corre.example' }, { SITE_URL: 'https://corre.example/' }])(
  'a start with %j is refused',
  (wrong) => {
    expect(() => readConfig(wrong)).toThrow(InvalidConfig);
  },
);
