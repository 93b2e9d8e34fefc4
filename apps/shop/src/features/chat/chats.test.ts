import { expect, test } from 'vitest';
import { mensagensNovas } from './chats.tsx';

const chat = (
  entrega_id: number,
  mensagens_nao_lidas: number,
  ultima_mensagem: string | null = 'Cheguei no balcão',
) => ({
  entrega_id,
  entregador_nome: 'Ana Beatriz',
  mensagens_nao_lidas,
  ultima_mensagem,
});

test('a message that came in is told with its sender and its words', () => {
  expect(mensagensNovas([chat(1, 0)], [chat(1, 1)])).toEqual(['Nova mensagem de Ana Beatriz: Cheguei no balcão']);
  expect(mensagensNovas([], [chat(2, 1, null)])).toEqual(['Nova mensagem de Ana Beatriz']);
});

test('what was read, or was unread before, is no news', () => {
  expect(mensagensNovas([chat(1, 2)], [chat(1, 2)])).toEqual([]);
  expect(mensagensNovas([chat(1, 2)], [chat(1, 0)])).toEqual([]);
});
