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
  act(() => one.current.openChat());
  expect(one.current.open).toEqual({ entrega_id: 1, nao_lidas: 2, endereco: 'Rua 1' });
  expect(one.current.choosing).toBe(false);

  const two = open(chat(1), chat(2));
  act(() => two.current.openChat());
  expect(two.current.open).toBeNull();
  expect(two.current.choosing).toBe(true);
  act(() => two.current.show(2));
  expect(two.current.choosing).toBe(false);
});

test('any stop of a route opens the one conversation of it', () => {
  const result = open(chat(4, 1, [4, 5, 6]));
  act(() => result.current.show(6));
  expect(result.current.open).toEqual({ entrega_id: 4, nao_lidas: 1, endereco: 'Rota com 3 entregas' });
});

test('an unread message sounds until its conversation is on the screen', () => {
  const result = open(chat(1, 1), chat(2));
  expect(result.current).toMatchObject({ soam: true, nao_lidas: 1, used: false });
  act(() => result.current.show(2));
  expect(result.current.soam).toBe(true);
  act(() => result.current.show(1));
  expect(result.current).toMatchObject({ soam: false, used: true });
  act(() => result.current.close());
  expect(result.current.soam).toBe(true);
});
