import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodedAddress, holdsKey, holdsSecret } from './web-address.ts';

const KEY = `corre_teste_${'a'.repeat(43)}`;
const hex = (sign: string) => `%${sign.charCodeAt(0).toString(16)}`;

test('a key is known in an address however partly and however often it is encoded', () => {
  const once = fc.array(fc.boolean(), { minLength: KEY.length, maxLength: KEY.length });
  fc.assert(
    fc.property(once, fc.nat({ max: 3 }), (which, more) => {
      let written = [...KEY].map((sign, i) => (which[i] ? hex(sign) : sign)).join('');
      for (let turn = 0; turn < more; turn += 1) written = written.replaceAll('%', '%25');
      expect(holdsKey(`/api/sessao?chave=${written}`)).toBe(true);
      expect(holdsKey(`/api/sessao/${written.toUpperCase()}`)).toBe(true);
    }),
  );
  expect(
    holdsKey(`/api/sessao?chave=${encodeURIComponent(encodeURIComponent(KEY)).replaceAll('_', '%25%35%46')}`),
  ).toBe(true);
});

test('an ordinary address holds none, and a broken one is read as far as it goes', () => {
  expect(holdsKey('/api/comercio/Corre%20Live/solicitacoes')).toBe(false);
  expect(holdsKey('/api/comercio/Padaria%20S%C3%A3o%20Jo%C3%A3o/solicitacoes')).toBe(false);
  expect(decodedAddress('%zz%2541%')).toBe('%zzA%');
  expect(holdsSecret('https://pdv.example/%77hsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')).toBe(true);
  expect(holdsSecret('https://pdv.example/avisos')).toBe(false);
});
