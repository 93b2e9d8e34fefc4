import { expect, test } from 'vitest';
import { aparelhoDe } from './aparelho.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0';

test.each([
  [`Mozilla/5.0 (Linux; Android 14; SM-A155M) ${CHROME} Mobile Safari/537.36`, 'Chrome no Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/139.0.0.0`, 'Edge no Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari no iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0', 'Firefox no Linux'],
  [`Mozilla/5.0 (Linux; Android 13) ${CHROME} SamsungBrowser/27.0 Mobile Safari/537.36`, 'Samsung Internet no Android'],
  ['curl/8.14.1', 'Aparelho desconhecido'],
  ['', 'Aparelho desconhecido'],
  [undefined, 'Aparelho desconhecido'],
])('%s is %s', (agente, aparelho) => {
  expect(aparelhoDe(agente)).toBe(aparelho);
});
