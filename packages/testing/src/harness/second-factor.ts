import type { Passkey } from '@corre/contract/fatores/contrato.ts';
import type { PasskeyCriada, PasskeyUsada } from '@corre/contract/fatores/credencial.ts';
import { Secret, TOTP } from 'otpauth';
import type { Authenticator } from './authenticator.ts';
import type { Answer, Client } from './client.ts';

/** The public address of an installation whose passkeys a test uses. */
export const SITE_URL = 'https://corre.example';

/** The begin of a passkey's registration, as the API answers it. */
export interface BegunRegistration {
  desafio: string;
  opcoes: Parameters<Authenticator['create']>[0];
}

/** The begin of a passkey's use, as the API answers it. */
export interface BegunUse {
  desafio: string;
  opcoes: Parameters<Authenticator['get']>[0] & { allowCredentials: { id: string }[] };
}

/** Registers a passkey of the device. Returns the last answer. */
export async function enrolPasskey(
  client: Client,
  device: Authenticator,
  deviation: Parameters<Authenticator['create']>[1] = {},
): Promise<Answer<Passkey>> {
  const { body } = await client.post<BegunRegistration>('/fatores/passkeys/desafio', {});
  const credencial: PasskeyCriada = device.create(body.opcoes, deviation);
  return client.post<Passkey>('/fatores/passkeys', { desafio: body.desafio, nome: 'Celular', credencial });
}

/** Begins a login by passkey and answers with the device. Returns the body of the second call, for a test to send. */
export async function signWith(
  client: Client,
  device: Authenticator,
  deviation: Parameters<Authenticator['get']>[1] = {},
  path = '/login/passkey/desafio',
): Promise<{ desafio: string; credencial: PasskeyUsada }> {
  const { body } = await client.post<BegunUse>(path, {});
  return { desafio: body.desafio, credencial: device.get(body.opcoes, deviation) };
}

/** Returns the code of an app at an instant, in milliseconds since 1970. */
export const codeAt = (segredo: string, instant: number): string =>
  TOTP.generate({ secret: Secret.fromBase32(segredo), timestamp: instant });

/** Activates an app of codes by the code of this instant. Returns its secret and the recovery codes. */
export async function enrolCodes(client: Client, instant: number): Promise<{ segredo: string; codigos: string[] }> {
  const begun = await client.post<{ desafio: string; segredo: string }>('/fatores/codigo/desafio', {});
  const { desafio, segredo } = begun.body;
  const codigo = codeAt(segredo, instant);
  const { body } = await client.post<{ codigos: string[] }>('/fatores/codigo', { desafio, codigo });
  return { segredo, codigos: body.codigos };
}
