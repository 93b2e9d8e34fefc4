import { describe, expect, it } from 'vitest';
import { ehChave, novaChave, resumoDaChave } from './chave.ts';
import { permite } from './escopos.ts';

describe('a key', () => {
  it('says in its first signs what it is, and has 256 bits of chance behind them', () => {
    expect(novaChave('producao').chave).toMatch(/^corre_live_[\w-]{43}$/);
    expect(novaChave('teste').chave).toMatch(/^corre_teste_[\w-]{43}$/);
    expect(novaChave('teste').chave).not.toBe(novaChave('teste').chave);
  });

  it('is kept as its hash and its last four signs', () => {
    const { chave, chave_hash, final } = novaChave('producao');
    expect(chave_hash).toEqual(resumoDaChave(chave));
    expect(chave_hash).toHaveLength(32);
    expect(chave.endsWith(final)).toBe(true);
    expect(final).toHaveLength(4);
  });

  it.each(['', 'corre_live_', `corre_live_${'a'.repeat(42)}`, `corre_prod_${'a'.repeat(43)}`, `${'a'.repeat(43)}`])(
    '%s is none',
    (texto) => expect(ehChave(texto)).toBe(false),
  );
});

describe('scopes', () => {
  it('open what they name and nothing that nobody named', () => {
    expect(permite(['solicitacoes:ler'], 'solicitacoes.doComercio')).toBe(true);
    expect(permite(['solicitacoes:ler'], 'solicitacoes.criar')).toBe(false);
    expect(permite(['solicitacoes:criar'], 'solicitacoes.cancelar')).toBe(false);
    expect(permite(['solicitacoes:ler', 'solicitacoes:criar', 'solicitacoes:cancelar'], 'chaves.criar')).toBe(false);
    expect(permite([], 'sessao.atual')).toBe(true);
  });
});
