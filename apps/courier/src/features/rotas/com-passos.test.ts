import { expect, it } from 'vitest';
import { type Etapa, idDoPasso, type Passo } from '../passos/passo.ts';
import { umaSolicitacao } from '../solicitacoes/uma-solicitacao.ts';
import { comPassos, fimGuardado, passosGuardados } from './com-passos.ts';

const etapa = (novo_status: Etapa['novo_status'], quando: number, mais: Partial<Etapa> = {}): Etapa => ({
  tipo: 'etapa',
  solicitacao_id: 1,
  endereco: 'Rua A, 1',
  novo_status,
  paradas: [1, 2],
  quando,
  ...mais,
});
const todos = (passos: readonly Passo[]) => new Set(passos.map(idDoPasso));
const rota = [umaSolicitacao({ id: 1 }), umaSolicitacao({ id: 2, ordem: 2 }), umaSolicitacao({ id: 3, rota_id: 3 })];
const status = (passos: readonly Passo[]) => comPassos(rota, passos).map((uma) => uma.status);

it('goes on from what waits on the phone, stop by stop of the route that took it', () => {
  expect(status([etapa('em_retirada', 1)])).toEqual(['em_retirada', 'em_retirada', 'aceita']);
  expect(status([etapa('em_retirada', 1), etapa('em_entrega', 2)])).toEqual(['em_entrega', 'em_entrega', 'aceita']);
});

// [passos]
it('shows no step that does not follow, and no end before the server has said so', () => {
  expect(status([etapa('em_entrega', 1)])).toEqual(['aceita', 'aceita', 'aceita']);
  const fim = etapa('finalizada', 3, { paradas: [1] });
  expect(status([etapa('em_retirada', 1), etapa('em_entrega', 2), fim])[0]).toBe('em_entrega');
  expect(fimGuardado([etapa('em_entrega', 2), fim])).toEqual(new Set([1]));
});

it('what is on its way with a line, was refused, or stands behind a refused one is not gone on from', () => {
  const [chegada, saida] = [etapa('em_retirada', 1), etapa('em_entrega', 2)];
  expect(passosGuardados([chegada], new Set())).toEqual([]);
  const recusada = { ...chegada, recusa: 'Cancelada' };
  const outra = etapa('em_retirada', 3, { solicitacao_id: 3, paradas: [3] });
  expect(passosGuardados([recusada, saida, outra], todos([recusada, saida, outra]))).toEqual([outra]);
});
