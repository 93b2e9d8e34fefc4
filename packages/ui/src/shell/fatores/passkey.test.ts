// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { askPasskey, makePasskey, passkeyProblem } from './passkey.ts';
import { passkeysHere } from './passkeys-here.ts';

afterEach(() => vi.unstubAllGlobals());

const OPTIONS = {
  challenge: 'AA',
  rpId: 'localhost',
  timeout: 1,
  userVerification: 'required',
  allowCredentials: [],
} as const;

/** A browser whose device answers with this error. */
function failing(name: string) {
  const fail = () => Promise.reject(new DOMException('x', name));
  vi.stubGlobal('PublicKeyCredential', () => {});
  vi.stubGlobal('navigator', { credentials: { get: fail, create: fail } });
}

const problemOf = async (act: Promise<unknown>) =>
  act.then(
    () => 'worked',
    (error: unknown) => passkeyProblem(error, 'Erro ao confirmar'),
  );

test('who closes the question of the browser is told nothing', async () => {
  failing('NotAllowedError');
  expect(await problemOf(askPasskey({ ...OPTIONS, allowCredentials: [] }))).toBeNull();
});

test('a device that has a passkey of this account says so', async () => {
  failing('InvalidStateError');
  const made = makePasskey({
    rp: { id: 'localhost', name: 'Corre' },
    user: { id: 'AA', name: 'carla', displayName: 'Carla' },
    challenge: 'AA',
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 1,
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  });
  expect(await problemOf(made)).toBe('Este aparelho já tem uma passkey desta conta.');
});

test('any other failure of the device is a plain sentence', async () => {
  failing('UnknownError');
  expect(await problemOf(askPasskey({ ...OPTIONS, allowCredentials: [] }))).toBe(
    'O aparelho não respondeu. Tente de novo.',
  );
});

test.each([
  ['http://localhost:3000', true],
  ['https://corre.example', true],
  ['http://127.0.0.1:3000', false],
  ['http://[::1]:3000', false],
])('at %s passkeys are offered: %s', (address, offered) => {
  vi.stubGlobal('PublicKeyCredential', () => {});
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('location', new URL(address));
  expect(passkeysHere()).toBe(offered);
});
