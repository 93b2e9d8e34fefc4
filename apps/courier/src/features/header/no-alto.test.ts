import { expect, test } from 'vitest';
import { fraseDoRecado, primeirasPalavras, recadoNaoLido } from './no-alto.tsx';

const chat = {
  entrega_id: 7,
  solicitacao_ids: [7],
  endereco: 'Rua Joubert de Carvalho, 623',
  entregador_nome: 'Ana',
  comercio: 'Pizzaria Bella Massa',
  status: 'aceita' as const,
  mensagens_nao_lidas: 1,
  ultima_mensagem: 'Pode trazer a nota?',
  ultima_de: 'comercio' as const,
  ultima_em: '2026-11-21T19:00:00.000Z',
};
const lido = { ...chat, entrega_id: 8, mensagens_nao_lidas: 0 };

test('the message that is not read is told, until it is on the screen', () => {
  expect(recadoNaoLido([lido, chat], undefined)).toBe(chat);
  expect(recadoNaoLido([lido, chat], 7)).toBeUndefined();
  expect(recadoNaoLido([lido], undefined)).toBeUndefined();
});

test('it says the first words of the shop, and never those of the courier', () => {
  expect(fraseDoRecado(chat)).toBe('“Pode trazer a nota?”');
  expect(fraseDoRecado({ ...chat, ultima_de: 'entregador', ultima_mensagem: 'Cheguei' })).toBe('mensagem nova');
  expect(fraseDoRecado({ ...chat, ultima_de: 'entregador', mensagens_nao_lidas: 2 })).toBe('2 mensagens novas');
});

test('a short message stands whole, on one line', () => {
  expect(primeirasPalavras(' Pode trazer\n a máquina? ')).toBe('Pode trazer a máquina?');
});

test('a long one ends with its last whole word', () => {
  expect(primeirasPalavras('Pode trazer a maquininha de volta ainda hoje?')).toBe('Pode trazer a maquininha…');
});

test('a word that is too long itself is cut', () => {
  expect(primeirasPalavras(`https://${'a'.repeat(60)}`)).toBe('https://aaaaaaaaaaaaaaaaaa…');
});
