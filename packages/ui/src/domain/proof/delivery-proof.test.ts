import { expect, test } from 'vitest';
import { proofWords } from './delivery-proof.tsx';

test('milestones stand in their order with their times, and who received it last', () => {
  const marcos = [
    { tipo: 'no_cliente', quando: '2026-11-21T22:40:00.000Z' },
    { tipo: 'codigo_ok', quando: '2026-11-21T22:42:00.000Z' },
  ] as const;
  expect(proofWords({ marcos, recebedor: 'Lúcia' })).toBe(
    'Chegou ao cliente às 19:40 · Código conferido às 19:42 · Recebido por Lúcia',
  );
});

test('a request without any says nothing', () => {
  expect(proofWords({ marcos: [], recebedor: null })).toBe('');
});
