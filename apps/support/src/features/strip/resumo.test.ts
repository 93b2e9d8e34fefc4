import { sampleSolicitacao } from '@corre/contract/solicitacoes/sample.ts';
import { expect, test } from 'vitest';
import { entregadorDeTeste } from '../torre/entregador-de-teste.ts';
import { resumoDaTorre } from './resumo.ts';

const solicitacao = (id: number, data_solicitacao: string) => sampleSolicitacao({ id, rota_id: id, data_solicitacao });

// [torre]
test('the five counters count each courier once, and all of them as registered', () => {
  const entregadores = [
    entregadorDeTeste({ id: 1, online: true, alcancavel: true, posicao_fila: 1 }),
    entregadorDeTeste({ id: 2, online: true, status: 'ocupado' }),
    entregadorDeTeste({ id: 3, suspenso: true }),
    entregadorDeTeste({ id: 4 }),
  ];
  const resumo = resumoDaTorre({ solicitacoes: [], entregadores });
  expect(resumo).toMatchObject({ pendentes: 0, livres: 1, ocupados: 1, suspensos: 1, total: 4 });
});

// [alcance]
test('a courier whose phone is silent is not counted as free', () => {
  const silent = [5, 6].map((id) => entregadorDeTeste({ id, online: true, alcancavel: false }));
  const said = (entregadores: typeof silent) => resumoDaTorre({ solicitacoes: [], entregadores });
  expect(said(silent)).toMatchObject({ livres: 0, semSinal: 2, total: 2 });
  expect(said([...silent, entregadorDeTeste({ id: 7, online: true, alcancavel: true })])).toMatchObject({
    livres: 1,
    semSinal: 2,
  });
});

test('the oldest request that waits is said, and one that is held for its hour waits for nobody', () => {
  const solicitacoes = [
    solicitacao(1, '2026-11-21T22:37:00Z'),
    solicitacao(2, '2026-11-21T22:33:00Z'),
    { ...solicitacao(3, '2026-11-21T20:00:00Z'), agendada: true, oferecer_apos: '2026-11-21T20:30:00Z' },
  ];
  const resumo = resumoDaTorre({ solicitacoes, entregadores: [] });
  expect(resumo).toMatchObject({ pendentes: 3, waiting: 2, esperaDesde: '2026-11-21T22:33:00Z' });
});

test('what has not come yet is no zero', () => {
  const empty = resumoDaTorre({ solicitacoes: undefined, entregadores: undefined });
  expect(empty.pendentes).toBeUndefined();
  expect(empty.total).toBeUndefined();
});
