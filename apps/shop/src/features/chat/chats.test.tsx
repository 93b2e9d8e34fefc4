// @vitest-environment jsdom

import { Announcer } from '@corre/ui/kit/announcer/announcer.tsx';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type Chat, ChatButton, newMessages } from './chats.tsx';

afterEach(cleanup);

const chat = (entrega_id: number, mensagens_nao_lidas = 0): Chat => ({
  entrega_id,
  solicitacao_ids: [entrega_id],
  endereco: 'Av. Brasil, 4312',
  entregador_nome: 'Ana Beatriz',
  comercio: 'Pizzaria do João',
  status: 'aceita',
  mensagens_nao_lidas,
  ultima_de: null,
  ultima_mensagem: mensagens_nao_lidas > 0 ? 'Cheguei no balcão' : null,
  ultima_em: null,
});
const button = (chats: Chat[]) => {
  const nao_lidas = chats.filter(({ mensagens_nao_lidas }) => mensagens_nao_lidas > 0).length;
  return <ChatButton chat={{ chats, nao_lidas, openChat: () => undefined }} />;
};
const name = () => screen.getByRole('button').textContent;

test('one button, on a phone too, counts the open conversations when several are, and the unread before them', () => {
  const { rerender } = render(button([chat(1)]));
  expect(name()).toBe('Chat');
  rerender(button([chat(1), chat(2), chat(3)]));
  expect(name()).toBe('Chat3 conversas abertas');
  rerender(button([chat(1), chat(2, 4)]));
  expect(name()).toBe('Chat1 com mensagens não lidas');
});

test('a message that comes in is said once; what was unread at the start is not', () => {
  const { rerender } = render(<Announcer value={undefined} changes={newMessages} />);
  rerender(<Announcer value={[chat(1, 1)]} changes={newMessages} />);
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(<Announcer value={[chat(1, 2)]} changes={newMessages} />);
  expect(screen.getByRole('status').textContent).toBe('Nova mensagem de Ana Beatriz: Cheguei no balcão');
});

const seen = (
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
  expect(newMessages([seen(1, 0)], [seen(1, 1)])).toEqual(['Nova mensagem de Ana Beatriz: Cheguei no balcão']);
  expect(newMessages([], [seen(2, 1, null)])).toEqual(['Nova mensagem de Ana Beatriz']);
});

test('what was read, or was unread before, is no news', () => {
  expect(newMessages([seen(1, 2)], [seen(1, 2)])).toEqual([]);
  expect(newMessages([seen(1, 2)], [seen(1, 0)])).toEqual([]);
});
