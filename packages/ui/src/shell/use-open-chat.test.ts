// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useOpenChat } from './use-open-chat.ts';

const chat = (entrega_id: number, mensagens_nao_lidas = 0, solicitacao_ids = [entrega_id]) => ({
  entrega_id,
  mensagens_nao_lidas,
  solicitacao_ids,
  endereco: `Rua ${entrega_id}`,
});

const open = (...chats: ReturnType<typeof chat>[]) => renderHook(() => useOpenChat(chats)).result;

test('one open delivery opens its chat at once; several are chosen from', () => {
  const one = open(chat(1, 2));
  act(() => one.current.conversar());
  expect(one.current.aberto).toEqual({ entrega_id: 1, nao_lidas: 2, endereco: 'Rua 1' });
  expect(one.current.escolhendo).toBe(false);

  const two = open(chat(1), chat(2));
  act(() => two.current.conversar());
  expect(two.current.aberto).toBeNull();
  expect(two.current.escolhendo).toBe(true);
  act(() => two.current.abrir(2));
  expect(two.current.escolhendo).toBe(false);
});

test('any stop of a route opens the one conversation of it', () => {
  const result = open(chat(4, 1, [4, 5, 6]));
  act(() => result.current.abrir(6));
  expect(result.current.aberto).toEqual({ entrega_id: 4, nao_lidas: 1, endereco: 'Rota com 3 entregas' });
});

test('an unread message sounds until its conversation is on the screen', () => {
  const result = open(chat(1, 1), chat(2));
  expect(result.current).toMatchObject({ soam: true, nao_lidas: 1, usado: false });
  act(() => result.current.abrir(2));
  expect(result.current.soam).toBe(true);
  act(() => result.current.abrir(1));
  expect(result.current).toMatchObject({ soam: false, usado: true });
  act(() => result.current.fechar());
  expect(result.current.soam).toBe(true);
});
