import type { RastreioView } from '@corre/contract/rastreio/contrato.ts';
import { expect, test } from 'vitest';
import { windowOf } from './sent-tracking-link.tsx';

const seen = (de: string, ate: string): RastreioView => ({
  status: 'em_entrega',
  comercio: 'Cantina do Largo',
  etapas: [{ etapa: 'aguardando', quando: '2026-11-21T22:05:00.000Z' }],
  janela: { de, ate },
  rua: null,
  telefone: null,
});

test("the window of the recipient's page, with the day where it is another one", () => {
  expect(windowOf(seen('2026-11-21T22:40:00.000Z', '2026-11-21T22:55:00.000Z'))).toBe('entre 19:40 e 19:55');
  expect(windowOf(seen('2026-11-22T22:40:00.000Z', '2026-11-22T22:55:00.000Z'))).toBe('em 22/11 entre 19:40 e 19:55');
});

test('without a window nothing is said', () => {
  expect(windowOf(undefined)).toBeNull();
  expect(windowOf({ status: 'encerrada' })).toBeNull();
  expect(windowOf({ ...seen('', ''), status: 'em_entrega', janela: null } as RastreioView)).toBeNull();
});
