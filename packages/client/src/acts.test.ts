import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { actOf, actOfError } from './acts.ts';
import { createQueryClient } from './query-client.ts';

const online = { options: { mutationKey: [['fila', 'definirOnline']] } };

test('a corrected form is the same act, another row another one, and what has no name none', () => {
  const senha = { options: { mutationKey: [['senhas', 'alterar']] } };
  expect(actOf(senha, { nova_senha: 'a' })).toBe(actOf(senha, { nova_senha: 'b' }));
  expect(actOf(online, { entregador_id: 1, online: true })).toBe(actOf(online, { entregador_id: 1, online: false }));
  expect(actOf(online, { entregador_id: 1 })).not.toBe(actOf(online, { entregador_id: 2 }));
  expect(actOf(online, { entregador_id: 1 })).not.toBe(actOf(senha, { entregador_id: 1 }));
  expect(actOf({ options: {} }, { entregador_id: 1 })).toBeNull();
});

const send = (client: QueryClient, entregador_id: number, answer: () => Promise<unknown>) =>
  new MutationObserver(client, { ...online.options, mutationFn: (_: { entregador_id: number }) => answer() }).mutate({
    entregador_id,
  });

test('a failure knows whose it is, and the success of that act is told', async () => {
  const done: string[] = [];
  const client = createQueryClient(undefined, (act) => done.push(act));
  const failure = new Error('sem servidor');
  await send(client, 1, () => Promise.reject(failure)).catch(() => undefined);
  expect(actOfError(failure)).toBe(actOf(online, { entregador_id: 1 }));
  await send(client, 2, () => Promise.resolve());
  await send(client, 1, () => Promise.resolve());
  expect(done).toEqual([2, 1].map((entregador_id) => actOf(online, { entregador_id })));
  client.clear();
});
