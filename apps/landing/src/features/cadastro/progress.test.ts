import { expect, test } from 'vitest';
import { invalidFields } from './form-rules.ts';
import { stateOfGroups, whatIsMissing } from './progress.tsx';

const endereco = { cep: '87013190', bairro: 'Zona 7', endereco: 'Rua Mandaguari, 482' };
const none = new Set<string>();

test('a group is done when none of its fields would be refused', () => {
  const estados = stateOfGroups(invalidFields(endereco), none);
  expect(estados.map(({ feito }) => feito)).toEqual([false, true, false, false, false]);
});

// [cadastro]
test('the foot counts what is wrong apart from what is empty', () => {
  const valores = { ...endereco, cpf: '52998224724' };
  expect(whatIsMissing(valores, invalidFields(valores), new Set(['cpf']))).toBe(
    'Falta corrigir 1 campo e preencher 13',
  );
  expect(whatIsMissing({}, invalidFields({}), none)).toBe('Falta preencher 17 campos');
  expect(whatIsMissing({}, none, none)).toBe('');
});

test('an error of a group shows in that group alone', () => {
  const estados = stateOfGroups(invalidFields(endereco), new Set(['cpf', 'usuario']));
  expect(estados.map(({ errors }) => errors)).toEqual([1, 0, 0, 1, 0]);
});
