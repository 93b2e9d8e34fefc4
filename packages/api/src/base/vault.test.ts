import { expect, test } from 'vitest';
import { createVault } from './vault.ts';

const vault = createVault('0123456789abcdef'.repeat(4));

test('what is closed opens again, and no two closings look alike', () => {
  const [um, outro] = [vault.seal('52998224725'), vault.seal('52998224725')];
  expect(vault.open(um)).toBe('52998224725');
  expect(um).toMatch(/^v1\.[\w+/=]+$/);
  expect(um).not.toBe(outro);
  expect(vault.open(vault.seal(''))).toBe('');
});

test('a changed value or another key opens nothing', () => {
  const fechado = vault.seal('segredo');
  const bytes = Buffer.from(fechado.slice(3), 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => vault.open(`v1.${bytes.toString('base64')}`)).toThrow();
  expect(() => createVault('f'.repeat(64)).open(fechado)).toThrow();
});

test('the index finds a value without telling it, and depends on the key', () => {
  expect(vault.index('52998224725')).toBe(vault.index('52998224725'));
  expect(vault.index('52998224725')).not.toBe(vault.index('11144477735'));
  expect(vault.index('52998224725')).not.toBe(createVault('f'.repeat(64)).index('52998224725'));
});
