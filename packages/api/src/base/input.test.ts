import { describe, expect, it } from 'vitest';
import { inputRefusal } from './input.ts';

const nested = (vezes: number) => JSON.parse('['.repeat(vezes) + ']'.repeat(vezes)) as unknown;

describe('an input', () => {
  it('may hold any text that a person can type, in any script', () => {
    expect(inputRefusal({ nome: 'Açaí 😀 日本', linhas: ['a\nb\t', ''], n: 1, nada: null })).toBeNull();
  });

  it.each(['nul\0byte', '\ud800', '\udc00x', 'fim\ud83d'])('is refused for %j, as a value and as a name', (text) => {
    expect(inputRefusal([{ a: text }])?.detail).toBe('O texto tem um caractere inválido');
    expect(inputRefusal({ [text]: 1 })?.detail).toBe('O texto tem um caractere inválido');
  });

  it('is refused when it nests without end, and never overflows', () => {
    expect(inputRefusal(nested(32))).toBeNull();
    expect(inputRefusal(nested(33))?.detail).toBe('Dados aninhados demais');
    expect(inputRefusal(nested(20_000))?.detail).toBe('Dados aninhados demais');
  });
});
