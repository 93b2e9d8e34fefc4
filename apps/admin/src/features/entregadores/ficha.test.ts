import { expect, test } from 'vitest';
import { chaveLegivel, formatCep, formatCpf, resumoDoCadastro, segundaDe } from './ficha.ts';

test('a PIX key is written as its type is', () => {
  const cpf = { pix_tipo_chave: 'cpf', pix_chave: '08411894352' } as const;
  expect(chaveLegivel(cpf)).toBe('084.118.943-52');
  const telefone = { pix_tipo_chave: 'telefone', pix_chave: '+5544991447830' } as const;
  expect(chaveLegivel(telefone)).toBe('(44) 99144-7830');
  const email = { pix_tipo_chave: 'email', pix_chave: 'luana@exemplo.com.br' } as const;
  expect(chaveLegivel(email)).toBe('luana@exemplo.com.br');
});

// [semana]
test('a week starts on Monday in São Paulo, also late on a Sunday', () => {
  expect(segundaDe(Date.parse('2026-11-23T01:30:00Z'))).toBe('2026-11-16');
  expect(segundaDe(Date.parse('2026-11-23T03:30:00Z'))).toBe('2026-11-23');
});

test('the head counts who is active and who came this week, and nobody who was removed', () => {
  const now = Date.parse('2026-11-21T15:00:00Z');
  const em = (data_cadastro: string, ativo = true) => ({ data_cadastro, ativo });
  expect(resumoDoCadastro([em('2026-11-17T12:00:00Z'), em('2026-01-02T12:00:00Z')], now)).toBe(
    '2 ativos · 1 chegou nesta semana',
  );
  expect(resumoDoCadastro([em('2026-01-02T12:00:00Z'), em('2026-11-18T12:00:00Z', false)], now)).toBe('1 ativo');
});

test('documents read as people write them', () => {
  expect(formatCpf('08411894352')).toBe('084.118.943-52');
  expect(formatCep('87033290')).toBe('87033-290');
});

test('a document of another form is shown as it is', () => {
  expect(formatCpf('123')).toBe('123');
});
