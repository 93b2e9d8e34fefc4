import { expect, test } from 'vitest';
import { entregadorDeTeste } from '../torre/entregador-de-teste.ts';
import { avisoDaAtribuicao, candidatos, found, semCandidato, situacaoDoCandidato } from './candidatos.ts';

const now = Date.parse('2026-11-21T22:42:00Z');
const livre = entregadorDeTeste({ id: 1, online: true, alcancavel: true, posicao_fila: 1 });
const ocupado = entregadorDeTeste({
  id: 2,
  nome_completo: 'Marcos Vinícius Prado',
  online: true,
  alcancavel: true,
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
const all = [suspenso, offline, ocupado, livre];

// [atribuir]
test('busy couriers can be chosen only when it is allowed, suspended ones never', () => {
  expect(candidatos(all, false).map(({ id }) => id)).toEqual([1, 4]);
  expect(candidatos(all, true).map(({ id }) => id)).toEqual([1, 2, 4]);
});

test('a courier says what they are at', () => {
  expect(situacaoDoCandidato(livre, now)).toBe('Livre · 1º da fila');
  expect(situacaoDoCandidato({ ...livre, alcancavel: false }, now)).toBe('Sem sinal · 1º da fila');
  expect(situacaoDoCandidato(ocupado, now)).toBe('Ocupado · Entregando há 18 min');
  expect(situacaoDoCandidato(offline, now)).toBe('Offline · pode não ver');
});

test('ticking the box warns, and names the courier once a busy one is chosen', () => {
  expect(avisoDaAtribuicao(null, false)).toBeNull();
  expect(avisoDaAtribuicao(null, true)).toBe('Quem está com uma entrega recebe esta para depois da atual.');
  expect(avisoDaAtribuicao(livre, true)).toBeNull();
  expect(avisoDaAtribuicao(ocupado, true)).toBe('Marcos já tem uma entrega. Esta fica para depois da atual.');
  expect(avisoDaAtribuicao(ocupado, false)).toContain('Marque a opção acima');
});

test('somebody offline, or whose app is not heard from, is chosen with a warning and a phone number', () => {
  expect(avisoDaAtribuicao(offline, false)).toBe(
    'Ana está offline e pode não ver a entrega. Ligue para avisar: (44) 99926-4471.',
  );
  expect(avisoDaAtribuicao({ ...livre, alcancavel: false }, false)).toContain('sem sinal');
  expect(avisoDaAtribuicao({ ...ocupado, online: false }, true)).toMatch(/depois da atual.*está offline/);
});

test('a search that finds only a busy courier says so, and what lets them in', () => {
  expect(semCandidato(all, 'marcos')).toBe(
    'Marcos Vinícius Prado já tem uma entrega. Marque “Permitir atribuicao para entregadores ocupados” para atribuir mesmo assim.',
  );
  expect(semCandidato([suspenso], 'ana')).toContain('conta suspensa');
  expect(semCandidato(all, 'zulmira')).toBe('Ninguém com esse nome ou telefone');
  expect(semCandidato([], '')).toBe('Nenhum entregador disponível');
});

test('couriers are found by name, user name and phone as it is read', () => {
  expect(found(all, 'vinicius').map(({ id }) => id)).toEqual([2]);
  expect(found(all, '99926-4471')).toHaveLength(all.length);
});
