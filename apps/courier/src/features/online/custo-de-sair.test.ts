import { expect, it } from 'vitest';
import { custoDeSair } from './custo-de-sair.ts';

it('leaving with a live offer says that it counts as a refusal, and what that brings', () => {
  const chamado = { chamado: true, suspende_horas: null, ocupado: false };
  expect(custoDeSair(chamado)).toContain('isto conta como recusa.');
  expect(custoDeSair({ ...chamado, suspende_horas: 1 })).toContain('conta como recusa e suspende a conta por 1 h.');
});

it('leaving without one says what is lost or kept', () => {
  expect(custoDeSair({ chamado: false, suspende_horas: null, ocupado: false })).toContain('lugar na fila');
  expect(custoDeSair({ chamado: false, suspende_horas: null, ocupado: true })).toContain('continua com você');
});
