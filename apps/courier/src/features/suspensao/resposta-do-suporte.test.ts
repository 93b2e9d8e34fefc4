import type { SuspensaoContestada } from '@corre/contract/suspensoes/contrato.ts';
import { expect, it } from 'vitest';
import { respostaALer } from './resposta-do-suporte.tsx';

const now = Date.parse('2026-11-21T22:00:00Z');
const contestada = (fields: Partial<SuspensaoContestada> = {}): SuspensaoContestada => ({
  suspensao_id: 1,
  motivo_suspensao: '3 recusas seguidas',
  data_suspensao: '2026-11-21T20:00:00Z',
  em_curso: false,
  texto: 'Meu pneu furou',
  enviada_em: '2026-11-21T20:10:00Z',
  resposta: 'Você tem razão',
  respondida_em: '2026-11-21T20:20:00Z',
  ...fields,
});

it('is the answer that came with the end of the suspension, until it is read', () => {
  expect(respostaALer([contestada()], [], now)?.resposta).toBe('Você tem razão');
  expect(respostaALer([contestada()], [1], now)).toBeUndefined();
});

it('is none while the suspension shows it itself, while none came, and a week later', () => {
  expect(respostaALer([contestada({ em_curso: true })], [], now)).toBeUndefined();
  expect(respostaALer([contestada({ resposta: null, respondida_em: null })], [], now)).toBeUndefined();
  expect(respostaALer([contestada({ respondida_em: '2026-11-14T20:20:00Z' })], [], now)).toBeUndefined();
});

it('is the newest, and the one before it once that is read', () => {
  const duas = [contestada({ suspensao_id: 2, resposta: 'Mantida' }), contestada()];
  expect(respostaALer(duas, [], now)?.suspensao_id).toBe(2);
  expect(respostaALer(duas, [2], now)?.suspensao_id).toBe(1);
});
