import { expect, it } from 'vitest';
import { readAddress } from './address.ts';
import { isPublic, proveAddressGuard } from './public-address.ts';

const outside = { OD_REDE_LOCAL: false };
const local = { OD_REDE_LOCAL: true };

it.each([
  'https://pos.example/eventos/segredo?loja=7',
  'https://pos.example:443/',
  'https://pos.example:8443/eventos',
  'https://8.8.8.8/eventos',
  'https://[2606:4700::1111]/eventos',
])('%s may be called', (text) => expect(readAddress(outside, text)).toBeInstanceOf(URL));

it.each([
  ['', 'malformed'],
  ['pos.example/eventos', 'malformed'],
  [`https://pos.example/${'x'.repeat(2_000)}`, 'malformed'],
  ['http://pos.example/eventos', 'not-https'],
  ['ftp://pos.example/eventos', 'not-https'],
  ['file:///etc/passwd', 'not-https'],
  ['https://user:senha@pos.example/eventos', 'credentials'],
  ['https://8.8.8.8@127.0.0.1/', 'credentials'],
  ['https://pos.example:5432/', 'port'],
  ['https://pos.example:80/', 'port'],
  ['https://127.0.0.1/', 'not-public'],
  ['https://2130706433/', 'not-public'],
  ['https://0x7f000001/', 'not-public'],
  ['https://0177.0.0.1/', 'not-public'],
  ['https://127.1/', 'not-public'],
  ['https://0/', 'not-public'],
  ['https://０/', 'not-public'],
  ['https://169.254.169.254/latest/meta-data', 'not-public'],
  ['https://[::1]/', 'not-public'],
  ['https://[::ffff:127.0.0.1]/', 'not-public'],
  ['https://[::ffff:7f00:1]/', 'not-public'],
])('%s is refused: %s', (text, refusal) => expect(readAddress(outside, text)).toBe(refusal));

it.each(['http://127.0.0.1:4711/eventos', 'http://localhost:80/', 'http://[::1]:9000/', 'https://10.0.0.7:9443/'])(
  '%s may be called where local networks are allowed',
  (text) => expect(readAddress(local, text)).toBeInstanceOf(URL),
);

it.each(['ftp://127.0.0.1/', 'http://user:senha@127.0.0.1/'])('%s is refused even there', (text) =>
  expect(readAddress(local, text)).toBeTypeOf('string'),
);

it('the fragment of an address goes', () => {
  expect(String(readAddress(outside, 'https://pos.example/eventos#token'))).toBe('https://pos.example/eventos');
});

it.each([
  '0.0.0.0',
  '0.1.2.3',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.31.196.1',
  '192.52.193.1',
  '192.88.99.1',
  '192.175.48.1',
  '198.19.255.255',
  '198.51.100.1',
  '239.255.255.255',
  // Spellings that a socket does not use.
  '0177.0.0.1',
  '0x7f.0.0.1',
  '2130706433',
  '127.1',
  '8.8.8.8.',
  ' 8.8.8.8',
  '8.8.8.8/32',
  '１.1.1.1',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '64:ff9b::808:808',
  '64:ff9b:1::1',
  '0:0:0:0:0:ffff:7f00:1',
  '::ffff:0:127.0.0.1',
  '::FFFF:7F00:0001',
  '0000:0000:0000:0000:0000:0000:0000:0001',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  '2001:2::1',
  '2001:10::1',
  '2001:1ff:ffff::1',
  '2001:DB8::1',
  '2002:c0a8:101::1',
  '2620:4f:8000::1',
  '3ffe::1',
  '4000::1',
  '5f00::1',
  'fdff:ffff::1',
  'febf::1',
  '2606:4700::1111%eth0',
  '[2606:4700::1111]',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'nada',
  '',
])('%s is no public address', (address) => expect(isPublic(address)).toBe(false));

it.each([
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.1',
  '172.15.0.1',
  '172.32.0.1',
  '2606:4700::1111',
  '2804:14c::1',
  '2001:200::1',
  '2001:4860:4860::8888',
  '2620:4f:8001::1',
])('%s is a public address', (address) => expect(isPublic(address)).toBe(true));

it('a guard that judges an address wrongly lets no server start', () => {
  expect(() => proveAddressGuard()).not.toThrow();
  expect(() => proveAddressGuard(() => true)).toThrow(/127\.0\.0\.1.*::1/);
  expect(() => proveAddressGuard(() => false)).toThrow('1.1.1.1');
  expect(() => proveAddressGuard((address) => address === '::ffff:127.0.0.1' || isPublic(address))).toThrow(
    'não reconhece ::ffff:127.0.0.1:',
  );
});
