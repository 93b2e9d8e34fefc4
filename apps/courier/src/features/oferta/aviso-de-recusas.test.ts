import { describe, expect, it } from 'vitest';
import { avisoDeRecusas, proximaSuspende } from './aviso-de-recusas.ts';

const regra = { recusas_para_suspender: 3, suspensao_horas: 1 };

// [recusa]
describe('the warning before a suspension', () => {
  it('counts the refusals in a row, and says what the next one brings when it is the last', () => {
    expect(avisoDeRecusas(1, regra)).toBe('1 de 3 recusas seguidas');
    expect(avisoDeRecusas(2, regra)).toBe('2 de 3 recusas seguidas: a próxima suspende por 1 h');
  });

  it('says nothing before the first refusal, after the suspension, or while rule or count are unknown', () => {
    for (const contadas of [0, 3, undefined]) expect(avisoDeRecusas(contadas, regra)).toBeNull();
    expect(avisoDeRecusas(2, undefined)).toBeNull();
  });

  it('stands on the offer only when refusing it would suspend', () => {
    expect([0, 1, 2, 3].map((n) => proximaSuspende(n, regra))).toEqual([false, false, true, false]);
  });
});
