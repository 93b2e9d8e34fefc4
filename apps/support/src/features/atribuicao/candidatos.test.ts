import { expect, test } from 'vitest';
import { entregadorDeTeste } from '../torre/entregador-de-teste.ts';
import { avisoDaAtribuicao, candidatos, situacaoDoCandidato } from './candidatos.ts';

const agora = Date.parse('2026-11-21T22:42:00Z');
const livre = entregadorDeTeste({ id: 1, online: true, posicao_fila: 1 });
const ocupado = entregadorDeTeste({
  id: 2,
  nome_completo: 'Marcos Vinícius Prado',
  online: true,
  status: 'ocupado',
  solicitacao_ativa_detalhes: {
    id: 9,
    comercio: 'Pizzaria do João',
    valor_estimado: 9,
    status: 'em_entrega',
    endereco_entrega: 'Rua Lopes Trovão, 215',
    descricao_produtos: null,
    desde: '2026-11-21T22:24:00Z',
  },
});
const suspenso = entregadorDeTeste({ id: 3, suspenso: true });
const offline = entregadorDeTeste({ id: 4 });
const todos = [suspenso, offline, ocupado, livre];

test('busy couriers can be chosen only when it is allowed, suspended ones never', () => {
  expect(candidatos(todos, false).map(({ id }) => id)).toEqual([1, 4]);
  expect(candidatos(todos, true).map(({ id }) => id)).toEqual([1, 2, 4]);
});

test('a courier says what he is at', () => {
  expect(situacaoDoCandidato(livre, agora)).toBe('Livre · 1º da fila');
  expect(situacaoDoCandidato(ocupado, agora)).toBe('Ocupado · Entregando há 18 min');
  expect(situacaoDoCandidato(offline, agora)).toBe('Offline');
});

test('ticking the box warns, and names the courier once a busy one is chosen', () => {
  expect(avisoDaAtribuicao(null, false)).toBeNull();
  expect(avisoDaAtribuicao(livre, true)).toContain('fila dele');
  expect(avisoDaAtribuicao(ocupado, true)).toBe('Marcos já tem uma entrega. Esta entra na fila dele, depois da atual.');
  expect(avisoDaAtribuicao(ocupado, false)).toContain('Marque a opção acima');
});
