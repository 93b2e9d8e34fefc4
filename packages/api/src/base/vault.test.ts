import { expect, test } from 'vitest';
import { criarCofre } from './vault.ts';

const cofre = criarCofre('0123456789abcdef'.repeat(4));

test('what is closed opens again, and no two closings look alike', () => {
  const [um, outro] = [cofre.fechar('52998224725'), cofre.fechar('52998224725')];
  expect(cofre.abrir(um)).toBe('52998224725');
  expect(um).toMatch(/^v1\.[\w+/=]+$/);
  expect(um).not.toBe(outro);
  expect(cofre.abrir(cofre.fechar(''))).toBe('');
});

test('a changed value or another key opens nothing', () => {
  const fechado = cofre.fechar('segredo');
  const bytes = Buffer.from(fechado.slice(3), 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => cofre.abrir(`v1.${bytes.toString('base64')}`)).toThrow();
  expect(() => criarCofre('f'.repeat(64)).abrir(fechado)).toThrow();
});

test('the index finds a value without telling it, and depends on the key', () => {
  expect(cofre.indice('52998224725')).toBe(cofre.indice('52998224725'));
  expect(cofre.indice('52998224725')).not.toBe(cofre.indice('11144477735'));
  expect(cofre.indice('52998224725')).not.toBe(criarCofre('f'.repeat(64)).indice('52998224725'));
});
