// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AnuncioDeMensagens, type Chat, ChatButton } from './chats.tsx';

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
  return <ChatButton chat={{ chats, nao_lidas, conversar: () => undefined }} />;
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
  const { rerender } = render(<AnuncioDeMensagens chats={undefined} />);
  rerender(<AnuncioDeMensagens chats={[chat(1, 1)]} />);
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(<AnuncioDeMensagens chats={[chat(1, 2)]} />);
  expect(screen.getByRole('status').textContent).toBe('Nova mensagem de Ana Beatriz: Cheguei no balcão');
});
