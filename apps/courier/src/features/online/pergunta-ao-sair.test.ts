import { expect, it } from 'vitest';
import { custoDeSair } from './pergunta-ao-sair.tsx';

// [online]
it('leaving with a live offer says that it counts as a refusal, and what that brings', () => {
  const chamado = { chamado: true, suspende_horas: null, ocupado: false, perdidos: 0 };
  expect(custoDeSair(chamado)).toContain('isto conta como recusa.');
  expect(custoDeSair({ ...chamado, suspende_horas: 1 })).toContain('conta como recusa e suspende a conta por 1 h.');
});

it('leaving without one says what is lost or kept', () => {
  expect(custoDeSair({ chamado: false, suspende_horas: null, ocupado: false, perdidos: 0 })).toContain('lugar na fila');
  expect(custoDeSair({ chamado: false, suspende_horas: null, ocupado: true, perdidos: 0 })).toContain(
    'continua com você',
  );
});

it('leaving the account says before all else that steps on the phone are lost with it', () => {
  const sair = { chamado: false, suspende_horas: null, ocupado: true };
  expect(custoDeSair({ ...sair, perdidos: 1 })).toContain('Há 1 passo guardado no celular');
  expect(custoDeSair({ ...sair, perdidos: 3 })).toContain('Há 3 passos guardados no celular');
});
