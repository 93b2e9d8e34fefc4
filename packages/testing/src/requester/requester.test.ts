import { signOpenDelivery } from '@corre/api/saida/assinatura/open-delivery.ts';
import { postOutside } from '@corre/api/saida/http/post.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Requester, startRequester } from './requester.ts';

let pos: Requester;
beforeEach(async () => {
  pos = await startRequester('segredo');
});
afterEach(() => pos.close());

const event = (orderId: string, type: string) =>
  JSON.stringify({ orderId, event: { type, datetime: '2026-11-22T13:00:00Z' } });
const send = (body: string, secret = 'segredo', url = pos.events) =>
  postOutside({
    config: { OD_REDE_LOCAL: true },
    url,
    body,
    headers: { 'X-App-Signature': signOpenDelivery(secret, body) },
    timeoutMs: 300,
  });

it('what arrives stands in order with its signature, and repeats are delivered once', async () => {
  pos.answerNext(500, 204);
  await send(event('a', 'ACCEPTED'));
  await send(event('a', 'ACCEPTED'));
  await send(event('a', 'ACCEPTED'));
  await send(event('a', 'ORDER_PICKED'), 'outro');
  expect(pos.arrivals.map(({ type, status, signedBy }) => [type, status, signedBy])).toEqual([
    ['ACCEPTED', 500, 0],
    ['ACCEPTED', 204, 0],
    ['ACCEPTED', 204, 0],
    ['ORDER_PICKED', 204, -1],
  ]);
  expect(pos.delivered('a')).toEqual(['ACCEPTED', 'ORDER_PICKED']);
});

it('two messages of one order under way at once are noticed, of two orders they are not', async () => {
  pos.answer('slow');
  const both = [send(event('a', 'ACCEPTED')), send(event('b', 'ACCEPTED'))];
  await pos.until(() => pos.arrivals.length === 2);
  expect(pos.overlaps).toEqual([]);
  both.push(send(event('a', 'ORDER_PICKED')));
  await pos.until(() => pos.arrivals.length === 3);
  pos.release();
  expect(pos.overlaps).toEqual(['a']);
  expect((await Promise.all(both)).map((outcome) => 'http' in outcome && outcome.http)).toEqual([204, 204, 204]);
});

it('a closed door refuses, and opens at the same address', async () => {
  await pos.down();
  expect(await send(event('a', 'ACCEPTED'))).toMatchObject({ falha: 'refused' });
  await pos.up();
  expect(await send(event('a', 'ACCEPTED'))).toMatchObject({ http: 204 });
});

it('a code is right, wrong, or not answered', async () => {
  pos.rightCode('4711');
  const ask = (deliveryCode: string) => send(JSON.stringify({ orderId: 'a', deliveryCode }), 'segredo', pos.codes);
  expect([await ask('4711'), await ask('1')]).toMatchObject([
    { http: 200 },
    { http: 400, corpo: expect.stringContaining('Código inválido') },
  ]);
  pos.answerCodes('reset');
  expect(await ask('4711')).toMatchObject({ falha: 'cut' });
  expect(pos.asked.map(({ deliveryCode, signedBy }) => [deliveryCode, signedBy])).toEqual([
    ['4711', 0],
    ['1', 0],
    ['4711', 0],
  ]);
});
