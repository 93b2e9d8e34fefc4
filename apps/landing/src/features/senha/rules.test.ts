import { expect, it } from 'vitest';
import { faultsOf } from './rules.ts';

it.each([
  ['', '', { nova: 'Digite a nova senha' }],
  ['   ', '   ', { nova: 'Digite a nova senha' }],
  ['12345', '12345', { nova: 'Senha deve ter pelo menos 6 caracteres' }],
  ['x'.repeat(65), 'x'.repeat(65), { nova: 'Senha deve ter no máximo 64 caracteres' }],
  ['uma frase', '', { confirma: 'Confirme a nova senha' }],
  ['uma frase', 'outra frase', { confirma: 'Senhas não conferem' }],
  ['uma frase', 'uma frase', {}],
])('checks the two passwords %j and %j', (nova, confirma, faults) => {
  expect(faultsOf(nova, confirma)).toEqual(faults);
});
