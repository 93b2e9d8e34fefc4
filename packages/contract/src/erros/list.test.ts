import { expect, it } from 'vitest';
import { ERRORS, errorDetail, GROUPS } from './list.ts';

const errors = Object.entries(ERRORS);

it('has every code once, in capitals', () => {
  const codes = Object.values(GROUPS).flatMap((group) => Object.keys(group));
  expect(codes.sort()).toEqual(Object.keys(ERRORS).sort());
  for (const code of codes) expect(code).toMatch(/^[A-Z]+(_[A-Z0-9]+)*$/);
});

it('says of each error in one Portuguese and one English sentence what happened and what to do', () => {
  for (const [code, { example, remedy }] of errors) {
    expect(example.length, code).toBeGreaterThan(10);
    expect(example, code).not.toMatch(/undefined|null|NaN|\[object/);
    expect(remedy, code).toMatch(/^[A-Z].*[^.]\.$/);
  }
});

/** Codes that share status and sentence, with the reason. */
const SHARED = [
  // The person tries another code each time; the two codes stand in different places and end in different ways.
  ['CODIGO_INCORRETO', 'CODIGO_DA_PRESTACAO_INCORRETO'],
];

it('has no two codes with one status and one sentence without a reason', () => {
  const alike = Map.groupBy(errors, ([, { status, example }]) => `${status} ${example}`);
  const shared = [...alike.values()].filter(({ length }) => length > 1).map((same) => same.map(([code]) => code));
  expect(shared).toEqual(SHARED);
});

it('puts the values into the sentence', () => {
  expect(errorDetail('OFERTA_EXPIRADA', {})).toBe('Oferta expirada. A entrega passou para o próximo entregador.');
  expect(errorDetail('CODIGO_INCORRETO', { restam: 1 })).toBe('Código incorreto. Resta 1 tentativa.');
  expect(errorDetail('CODIGO_INCORRETO', { restam: 0 })).toMatch(/não há mais tentativas/);
  expect(errorDetail('LOJA_LOTADA', { abertas: 38, limite: 40, pedidas: 3 })).toBe(
    'Sua loja tem 38 entregas em aberto, e o máximo é 40. Esta rota tem 3 e só cabem 2. Espere uma terminar ou cancele uma que não precisa mais.',
  );
  expect(errorDetail('ETAPA_FORA_DE_ORDEM', { status: 'cancelada' })).toBe('Esta entrega foi cancelada.');
});
