import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { verificarWebhook, WebhookVerificationError } from './webhooks.ts';

const SEGREDO = `whsec_${Buffer.from('um segredo de vinte e quatro').toString('base64')}`;
const OUTRO = `whsec_${Buffer.from('outro segredo de vinte e qua').toString('base64')}`;
const BODY = '{"type":"teste","timestamp":"2026-11-22T19:41:08.123Z","data":{"comercio":"Açaí & Cia"}}';

/** Signs by the standard's own words, without the library that the SDK uses. */
function signed(secrets: string[], seconds = Math.floor(Date.now() / 1000)) {
  const sign = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
      .update(`msg_1.${seconds}.${BODY}`)
      .digest('base64');
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(seconds),
    'webhook-signature': secrets.map((secret) => `v1,${sign(secret)}`).join(' '),
  };
}
const now = () => Math.floor(Date.now() / 1000);

it('a message with a right signature is returned, from text, bytes and both kinds of headers', () => {
  const headers = signed([SEGREDO]);
  const message = JSON.parse(BODY);
  expect(verificarWebhook(BODY, headers, SEGREDO)).toEqual(message);
  expect(verificarWebhook(Buffer.from(BODY), new Headers(headers), SEGREDO)).toEqual(message);
  expect(verificarWebhook(new TextEncoder().encode(BODY), headers, SEGREDO)).toEqual(message);
});

it('after a new secret either of two signatures is right', () => {
  const headers = signed([OUTRO, SEGREDO]);
  expect(verificarWebhook(BODY, headers, SEGREDO)).toMatchObject({ type: 'teste' });
  expect(verificarWebhook(BODY, headers, OUTRO)).toMatchObject({ type: 'teste' });
});

it.each([
  ['another secret', BODY, signed([OUTRO])],
  ['a changed body', BODY.replace('Cia', 'Cie'), signed([SEGREDO])],
  ['an old time', BODY, signed([SEGREDO], now() - 310)],
  ['a future time', BODY, signed([SEGREDO], now() + 310)],
  ['no headers', BODY, {}],
])('%s is refused', (_, body, headers) => {
  expect(() => verificarWebhook(body, headers, SEGREDO)).toThrow(WebhookVerificationError);
});

it('a message of almost five minutes is accepted', () => {
  expect(verificarWebhook(BODY, signed([SEGREDO], now() - 290), SEGREDO)).toMatchObject({ type: 'teste' });
});
