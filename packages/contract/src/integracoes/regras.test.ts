import { expect, test } from 'vitest';
import { isHttpUrl, maskUrl } from './regras.ts';

test('an address is one of a page, without a name and password inside', () => {
  expect(isHttpUrl('https://pdv.example/webhook/abc?x=1')).toBe(true);
  expect(isHttpUrl('http://127.0.0.1:4000/x')).toBe(true);
  for (const texto of ['', 'pdv.example/webhook', 'ftp://pdv.example', 'https://ana:segredo@pdv.example', 'https://']) {
    expect(isHttpUrl(texto), texto).toBe(false);
  }
});

test('a list shows where an address leads and nothing of its path', () => {
  expect(maskUrl('https://pdv.example:8443/loja/s3gr3d0?token=1')).toBe('pdv.example:8443/…');
  expect(maskUrl('https://pdv.example')).toBe('pdv.example');
  expect(maskUrl('nada')).toBe('…');
});
