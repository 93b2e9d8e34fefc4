import { expect, it } from 'vitest';
import { createVault } from '../base/vault.ts';
import { openDeliveryHeaders, signOpenDelivery } from './assinatura/open-delivery.ts';
import { webhookHeaders } from './assinatura/standard-webhooks.ts';
import { newSecret, openDeliverySecret, secretShown, webhookSecrets } from './segredos.ts';

const vault = createVault('0'.repeat(64));
const secrets = (anterior_vale: boolean, segredo_usado_em: string | null) => ({
  segredo_cifrado: vault.seal('novo'),
  segredo_anterior_cifrado: vault.seal('velho'),
  anterior_vale,
  segredo_usado_em,
});
const onlyOne = { ...secrets(false, null), segredo_anterior_cifrado: null };
const NOW = '2026-11-22T13:00:00.000Z';

it('Open Delivery is signed with HMAC-SHA256 of the raw body, as its vector says', () => {
  const body = '{"orderId":"52122852-6626-41ed-9022-0242ac120002","deliveryCode":"4711"}';
  expect(signOpenDelivery('segredo-de-exemplo', body)).toBe(
    '39bef4b4ee8d6a0d89804cda221b5e251a173d40e37aa298a58b8b0d2f7a4396',
  );
});

it.each([
  ['22815773000169-dbc7e35a', '22815773000169-dbc7e35a'],
  ['Loja 7', 'Loja%207'],
  [null, ''],
])('the merchant.id %s goes into every call of Open Delivery as a header can carry it', (merchantId, carried) => {
  const headers = openDeliveryHeaders({ appId: 'a', merchantId, secret: 's', body: '{}' });
  expect(headers).toEqual({
    'X-App-Id': 'a',
    'X-App-MerchantId': carried,
    'X-App-Signature': signOpenDelivery('s', '{}'),
  });
});

it('Standard Webhooks are signed as their vector says, once by each secret', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1_614_265_330, body: '{"test": 2432232314}' };
  expect(webhookHeaders([secret], message)).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
  const both = webhookHeaders([secret, newSecret('webhook')], message)['webhook-signature'];
  expect(both).toMatch(/^v1,g0hM9SsE\+OTPJTGt\/tmIKtSyZlE3uFJELVlNIOLJ1OE= v1,[A-Za-z0-9+/]{43}=$/);
});

it('secrets have 256 bits and are never the same', () => {
  expect(Buffer.from(newSecret('webhook').replace('whsec_', ''), 'base64')).toHaveLength(32);
  expect(newSecret('opendelivery')).toMatch(/^[0-9a-f]{64}$/);
  expect(newSecret('webhook')).not.toBe(newSecret('webhook'));
});

it('after a change the former secret signs until the new one was used or the time is over', () => {
  expect(openDeliverySecret(vault, secrets(true, null))).toBe('velho');
  expect(openDeliverySecret(vault, secrets(true, NOW))).toBe('novo');
  expect(openDeliverySecret(vault, secrets(false, null))).toBe('novo');
  expect(openDeliverySecret(vault, onlyOne)).toBe('novo');
});

it('a webhook is signed by both while both are good', () => {
  expect(webhookSecrets(vault, secrets(true, null))).toEqual(['novo', 'velho']);
  expect(webhookSecrets(vault, secrets(false, null))).toEqual(['novo']);
});

it('both secrets open while both are good, and nothing else does', () => {
  expect(secretShown(vault, secrets(true, null), 'novo')).toBe('atual');
  expect(secretShown(vault, secrets(true, NOW), 'velho')).toBe('anterior');
  expect(secretShown(vault, secrets(false, null), 'velho')).toBeNull();
  for (const shown of ['', 'nov', 'novoo']) expect(secretShown(vault, onlyOne, shown)).toBeNull();
});
