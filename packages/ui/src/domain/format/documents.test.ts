import { expect, test } from 'vitest';
import { formatCep, formatCpf } from './documents.ts';

test('documents read as people write them', () => {
  expect(formatCpf('08411894352')).toBe('084.118.943-52');
  expect(formatCep('87033290')).toBe('87033-290');
});

test('a value of another form is shown as it is', () => {
  expect(formatCpf('123')).toBe('123');
});
