// @vitest-environment jsdom
import { openSealed, wantSealed, writeSealed } from '@corre/ui/shell/sealed/sealed.ts';
import { expect, it } from 'vitest';
import { SUMIDAS_SLOT, sumidasADizer } from './sumidas-a-dizer.ts';

const foi = { id: 7, endereco: 'Rua A, 1', data_status: '2026-11-27T12:00:00Z', status: 'aceita' };

it('says of the kept ones only what it can read', async () => {
  wantSealed([SUMIDAS_SLOT]);
  await openSealed('entregador:1');
  expect(sumidasADizer()).toEqual([]);
  void writeSealed(SUMIDAS_SLOT, [foi, { ...foi, status: 'perdida' }, { id: 8 }, null]);
  expect(sumidasADizer()).toEqual([foi]);
});
