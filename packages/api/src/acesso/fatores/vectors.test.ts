import type { PasskeyUsada } from '@corre/contract/fatores/credencial.ts';
import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { expect, test } from 'vitest';
import { createLog } from '../../base/log.ts';
import { createVault } from '../../base/vault.ts';
import { passoDoCodigo, uriDoCodigo } from './codigo.ts';
import { relyingParty } from './relying-party.ts';
import { lerAssinatura } from './usar-passkey.ts';

/** RFC 6238, appendix B, SHA-1: the seconds, and the last six of the eight digits. */
const RFC_6238 = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;
/** The secret '12345678901234567890' in base32. */
const SEGREDO = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each(RFC_6238)('the code of second %i of RFC 6238 belongs to its time step', (seconds, code) => {
  const step = Math.floor(seconds / 30);
  expect(passoDoCodigo(SEGREDO, code, seconds * 1000)).toBe(step);
  // A phone may be one step ahead or behind. The step is the code's, so the code stays used up.
  expect(passoDoCodigo(SEGREDO, code, (step + 1) * 30_000)).toBe(step);
  expect(passoDoCodigo(SEGREDO, code, (step - 1) * 30_000)).toBe(step);
  expect(passoDoCodigo(SEGREDO, code, (step + 2) * 30_000)).toBeNull();
  expect(passoDoCodigo(SEGREDO, '000000', seconds * 1000)).toBeNull();
});

test('the address of the QR code names company, account and secret', () => {
  const uri = new URL(uriDoCodigo(SEGREDO, 'Corre Maringá', 'carla'));
  expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(uri.pathname)).toBe('/Corre Maringá:carla');
  expect(uri.searchParams.get('secret')).toBe(SEGREDO);
});

const hex = (text: string) => Buffer.from(text, 'hex');

/** W3C Web Authentication Level 3, section 16: credentials for example.org, in hex. The public keys are in COSE. */
const W3C = {
  // section 16.2: the device did not check the person
  'none.ES256': {
    credential_id: 'f91f391db4c9b2fde0ea70189cba3fb63f579ba6122b33ad94ff3ec330084be4',
    public_key:
      'a5010203262001215820afefa16f97ca9b2d23eb86ccb64098d20db90856062eb249c33a9b672f26df61225820930a56b87a2fca66334b03458abf879717c12cc68ed73290af2e2664796b9220',
    challenge: '39c0e7521417ba54d43e8dc95174f423dee9bf3cd804ff6d65c857c9abf4d408',
    authenticatorData: 'bfabc37432958b063360d3ad6461c9c4735ae7f8edd46592a5e0f01452b2e4b51900000000',
    clientDataJSON:
      '7b2274797065223a22776562617574686e2e676574222c226368616c6c656e6765223a224f63446e55685158756c5455506f334a5558543049393770767a7a59425039745a63685879617630314167222c226f726967696e223a2268747470733a2f2f6578616d706c652e6f7267222c2263726f73734f726967696e223a66616c73657d',
    signature:
      '3046022100f50a4e2e4409249c4a853ba361282f09841df4dd4547a13a87780218deffcd380221008480ac0f0b93538174f575bf11a1dd5d78c6e486013f937295ea13653e331e87',
  },
  // section 16.4: checked, in a frame of another site
  'none.ES256.crossOrigin': {
    credential_id: '6e1050c0d2ca2f07c755cb2c66a74c64fa43065c18f938354d9915db2bd5ce57',
    public_key:
      'a501020326200121582022200a473f90b11078851550d03b4e44a2279f8c4eca27b3153dedfe03e4e97d225820cbd0be95e746ad6f5a8191be11756e4c0420e72f65b466d39bc56b8b123a9c6e',
    challenge: '876aa517ba83fdee65fcffdbca4c84eeae5d54f8041a1fc85c991e5bbb273137',
    authenticatorData: 'bfabc37432958b063360d3ad6461c9c4735ae7f8edd46592a5e0f01452b2e4b50500000000',
    clientDataJSON:
      '7b2274797065223a22776562617574686e2e676574222c226368616c6c656e6765223a226832716c463771445f65356c5f505f62796b7945377135645650674547685f49584a6b655737736e4d5463222c226f726967696e223a2268747470733a2f2f6578616d706c652e6f7267222c2263726f73734f726967696e223a747275652c22657874726144617461223a22636c69656e74446174614a534f4e206d617920626520657874656e6465642077697468206164646974696f6e616c206669656c647320696e20746865206675747572652c207375636820617320746869733a2039327063545644304162792d713464746d6a36656667227d',
    signature:
      '3046022100eb12fcf23b12764c0f122e22371fab92e283879fd798f38ee1841c951b6e40e7022100c76237ff9db77b3c56f30837cda6a09acfa2e915544e609c0733b1184036d1cf',
  },
} as const;
type Vector = (typeof W3C)[keyof typeof W3C];

const of = (text: string) => Buffer.from(text, 'hex').toString('base64url');

function givenBy({ credential_id, authenticatorData, clientDataJSON, signature }: Vector): PasskeyUsada {
  const id = of(credential_id);
  return {
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      authenticatorData: of(authenticatorData),
      clientDataJSON: of(clientDataJSON),
      signature: of(signature),
      userHandle: null,
    },
  };
}

const SITE = { id: 'example.org', origins: ['https://example.org'] };

/** Verifies as the product does, but for the person's check and the frame. */
const signed = (vector: Vector, site = SITE) =>
  verifyAuthenticationResponse({
    response: givenBy(vector) as AuthenticationResponseJSON,
    expectedChallenge: of(vector.challenge),
    expectedOrigin: site.origins,
    expectedRPID: site.id,
    requireUserVerification: false,
    credential: { id: of(vector.credential_id), publicKey: new Uint8Array(hex(vector.public_key)), counter: 0 },
  });

const vault = createVault('0'.repeat(64));
const log = createLog('silent');
const read = (vector: Vector, site = SITE) => {
  const passkey = { id: 1, conta: { user_type: 'admin' as const, id: 1 }, chave_publica: hex(vector.public_key) };
  return lerAssinatura({ vault, log }, { site, desafio: of(vector.challenge), passkey }, givenBy(vector));
};

test.each(Object.entries(W3C))('the published signature of %s is right, for its site only', async (_, vector) => {
  expect(await signed(vector)).toMatchObject({ verified: true, authenticationInfo: { newCounter: 0 } });
  await expect(signed(vector, { ...SITE, origins: ['https://example.com'] })).rejects.toThrow(/origin/);
  await expect(signed(vector, { ...SITE, id: 'example.com' })).rejects.toThrow(/RP ID/);
  await expect(signed({ ...vector, challenge: 'ff' } as unknown as Vector)).rejects.toThrow(/challenge/);
});

test('a device that did not check the person is refused, and so is a page in a frame of another site', async () => {
  expect(await read(W3C['none.ES256'])).toBeNull();
  expect(await read(W3C['none.ES256.crossOrigin'])).toBeNull();
});

test('the site of the passkeys comes from the settings, never from a request of another machine', () => {
  const SITE_URL = 'https://corre.example';
  expect(relyingParty({ SITE_URL, COOKIE_DOMINIO: undefined }, 'https://fora.example')).toEqual({
    id: 'corre.example',
    origins: [SITE_URL],
  });
  expect(relyingParty({ SITE_URL, COOKIE_DOMINIO: 'corre.example' }, 'https://fora.example')).toEqual({
    id: 'corre.example',
    origins: [
      SITE_URL,
      ...['entregador', 'comercio', 'admin', 'suporte'].map((host) => `https://${host}.corre.example`),
    ],
  });
  const none = { SITE_URL: undefined, COOKIE_DOMINIO: undefined };
  expect(relyingParty(none, 'http://localhost:3000')).toEqual({ id: 'localhost', origins: ['http://localhost:3000'] });
  for (const origin of ['http://127.0.0.1:3000', 'https://fora.example', 'http://[::1]:3000', 'http://'])
    expect(relyingParty(none, origin)).toBeNull();
  expect(relyingParty({ ...none, SITE_URL: 'http://corre.example' }, 'http://corre.example')).toBeNull();
});
