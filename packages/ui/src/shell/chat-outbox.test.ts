import { expect, test } from 'vitest';
import { mergeOutbox, outgoing } from './use-conversation.ts';

const now = Date.parse('2026-11-21T19:48:00-03:00');

test('a message on its way stands after those that the server has', () => {
  const nova = outgoing('comercio', 'Já estou ligando', now);
  const lida = {
    id: 'a',
    remetente_tipo: 'entregador',
    mensagem: 'Cheguei',
    data_envio: '2026-11-21T22:40:00Z',
  } as const;
  expect(mergeOutbox([lida], [nova])).toEqual([lida, nova]);
});

test('a message that arrived although its answer was lost is shown once', () => {
  const nova = outgoing('comercio', 'Já estou ligando', now);
  const { state: _, ...chegou } = nova;
  expect(mergeOutbox([chegou], [nova])).toEqual([chegou]);
});
