import { expect, it } from 'vitest';
import { describe } from '../contract/description.ts';
import type { KeptContract } from '../contract/kept.ts';
import { refuseUnkeptContract } from './kept-contract.ts';

const now = describe();
const kept: KeptContract = { ...structuredClone(now), released: '2026-03-01' };

it('what is released is what is kept under its number', () => {
  expect(() => refuseUnkeptContract(now, [kept])).not.toThrow();
});

const { 'fila.estado': _, ...fewer } = kept.procedures;

it.each<[string, KeptContract[]]>([
  ['one call more', [{ ...kept, procedures: fewer }]],
  ['another number', [{ ...kept, version: '9.9.9' }]],
  ['none that was ever kept', []],
])('a release of %s is refused with the command that keeps it', (_, list) => {
  expect(() => refuseUnkeptContract(now, list)).toThrow(/Rode npm run contract -- release, .* Nada mudou\.$/);
});
