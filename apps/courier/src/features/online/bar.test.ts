import { describe, expect, it } from 'vitest';
import { barLine, type Situacao } from './bar.tsx';

const naFila: Situacao = {
  online: true,
  suspensa: false,
  semLinha: false,
  ocupado: false,
  chamado: false,
  posicao: 2,
};
const row = (mudanca: Partial<Situacao>) => barLine({ ...naFila, ...mudanca });

describe('the second line of the online bar', () => {
  it('says the place in the queue, and that it is their turn while an offer waits', () => {
    expect(row({})).toBe('2º da fila');
    expect(row({ posicao: null })).toBe('Na fila');
    expect(row({ chamado: true })).toBe('É a sua vez: responda');
  });

  it('never says "Fora da fila" of what it does not know', () => {
    expect(row({ online: null })).toBe('Verificando…');
    expect(row({ online: null, semLinha: true })).toBe('Sem conexão');
    expect(row({ online: false })).toBe('Fora da fila');
  });

  it('says "Sem conexão" before anything that may be old', () => {
    expect(row({ semLinha: true, ocupado: true })).toBe('Sem conexão · em pausa');
    expect(row({ semLinha: true, online: false })).toBe('Sem conexão');
  });

  it('says why a suspended account is out of the queue', () => {
    expect(row({ online: false, suspensa: true })).toBe('Conta suspensa');
  });
});
