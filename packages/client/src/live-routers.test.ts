import { expect, test } from 'vitest';
import { nounsOf } from './live-routers.ts';

test('the opening of a stream looks at everything again', () => {
  expect(nounsOf(['fila', 'inicio'])).toBeNull();
});

test('a message touches the chat and the list that counts what is unread, and nothing of the queue', () => {
  const nouns = nounsOf(['mensagem']);
  expect([...(nouns?.keys() ?? [])]).toEqual(['chat', 'solicitacoes']);
});

test('an act on a week is seen at once by whoever looks at it', () => {
  const nouns = nounsOf(['entrega']);
  expect(nouns?.get('fechamento')).toEqual({ now: true });
  expect(nouns?.get('faturas')).toEqual({ now: true });
});

test('the release of a pending delivery is seen in the list of requests that says what waits', () => {
  expect(nounsOf(['entrega'])?.get('solicitacoes')).toEqual({ now: true });
});

test('reports are marked old but not asked for at every delivery', () => {
  const nouns = nounsOf(['entrega']);
  expect(nouns?.get('entregas')).toEqual({ now: true });
  expect(nouns?.get('relatorios')).toEqual({ now: false });
});
