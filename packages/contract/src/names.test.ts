import { expect, test } from 'vitest';
import { requiredText } from './fields.ts';
import { isAllVisible, isPersonName, personName, tidyEndereco } from './names.ts';

test.each(['Ana', 'João da Silva', 'Antônia D’Ávila-Souza', "Sant'Anna Jr.", 'Ñuño 2º', '李 小龙', 'أحمد علي'])(
  '%s is a name',
  (nome) => {
    expect(isPersonName(nome)).toBe(true);
  },
);

test.each([
  'Vitima (@victim)',
  '@victim',
  '=HYPERLINK("http://x")',
  '+55 44',
  '-2+3',
  '__proto__',
  'Ana\u200bSouza',
  '\u202eanA',
  'Ana\u2066Souza',
  'Ana\u0007',
  'Ana\ufeff',
  'Ana\u00adSouza',
  '\u3164',
  'A\u0301\u0302\u0303\u0304na',
  '123',
])('%j is none', (nome) => {
  expect(isPersonName(nome)).toBe(false);
});

test('what looks the same is kept the same', () => {
  expect(personName('Informe o nome', 120).parse('  Joa\u0303o \u00a0 Silva ')).toBe('João Silva');
});

test('a shop may be called anything that can be seen', () => {
  expect(['A/B', '100% Natural', 'Zé & Cia?', '+Sabor', 'Bar do Zé (Centro)', '❤️ Doces'].every(isAllVisible)).toBe(
    true,
  );
  expect(['Bar\u200b', 'Bar\u202e', 'Bar\u2028'].some(isAllVisible)).toBe(false);
});

test.each(['', ' ', '\t\n', '\u200b', '\u2060 \ufeff', '\u202e', '\u2800', '\u3164', '\u00ad'])(
  '%j is as empty as a blank where a text is required',
  (texto) => {
    const { error } = requiredText('Digite uma mensagem').safeParse(texto);
    expect(error?.issues[0]?.message).toBe('Digite uma mensagem');
  },
);

test.each(['a', '7', '👍', '?', '李', 'a\u200b', '❤️'])('%j is a text', (texto) => {
  expect(requiredText('Digite uma mensagem').safeParse(texto).success).toBe(true);
});

test('an address is one line that reads as it is written', () => {
  expect(tidyEndereco('Rua\u200b  A,\n12\u202e ')).toBe('Rua A, 12');
  expect(tidyEndereco('Av. São João, 4º andar')).toBe('Av. São João, 4º andar');
});
