import { describe, expect, it } from 'vitest';
import { linhaDaBarra, type Situacao } from './barra.tsx';

const naFila: Situacao = {
  online: true,
  suspensa: false,
  semLinha: false,
  ocupado: false,
  chamado: false,
  posicao: 2,
};
const linha = (mudanca: Partial<Situacao>) => linhaDaBarra({ ...naFila, ...mudanca });

describe('the second line of the online bar', () => {
  it('says the place in the queue, and that it is their turn while an offer waits', () => {
    expect(linha({})).toBe('2º da fila');
    expect(linha({ posicao: null })).toBe('Na fila');
    expect(linha({ chamado: true })).toBe('É a sua vez: responda');
  });

  it('never says "Fora da fila" of what it does not know', () => {
    expect(linha({ online: null })).toBe('Verificando…');
    expect(linha({ online: null, semLinha: true })).toBe('Sem conexão');
    expect(linha({ online: false })).toBe('Fora da fila');
  });

  it('says "Sem conexão" before anything that may be old', () => {
    expect(linha({ semLinha: true, ocupado: true })).toBe('Sem conexão · em pausa');
    expect(linha({ semLinha: true, online: false })).toBe('Sem conexão');
  });

  it('says why a suspended account is out of the queue', () => {
    expect(linha({ online: false, suspensa: true })).toBe('Conta suspensa');
  });
});
