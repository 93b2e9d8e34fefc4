import { z } from 'zod';
import { maybe } from '../formato/loose.ts';
import { merchantId } from '../formato/order.ts';
import { Problem } from '../formato/problem.ts';
import { read } from '../formato/read.ts';

/** A shop's authorisation code, and the id by which the application wants to name that shop. */
export interface Redeemed {
  code: string;
  merchantId: string | undefined;
}

/** The credentials of a token request. `redeemed`: with the grant `authorization_code` (ADR 0045). */
export interface Credentials {
  client_id: string;
  client_secret: string;
  redeemed: Redeemed | null;
}

const SECRET_MAX = 500;
const some = z.string('deve ser um texto').min(1, 'está vazio').max(SECRET_MAX, 'é longo demais');
/** `TokenRequest`, as JSON or as a form. */
export const tokenRequestSchema = z.object({
  grant_type: some,
  client_id: some,
  client_secret: some,
  code: maybe(some),
  merchantId: maybe(merchantId),
});

/** `Authorization: Basic` of RFC 6749. Some clients send it instead of the two fields. */
function basicOf(header: string | undefined): Partial<Pick<Credentials, 'client_id' | 'client_secret'>> {
  const [, encoded] = /^Basic\s+([\w+/=-]+)$/i.exec(header ?? '') ?? [];
  if (encoded === undefined) return {};
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const cut = text.indexOf(':');
  return cut < 0 ? {} : { client_id: text.slice(0, cut), client_secret: text.slice(cut + 1) };
}

/** Reads the credentials of a token request from JSON, a form, or Basic. Ignores `scope`. */
export function credentialsOf(body: unknown, authorization: string | undefined): Credentials {
  const fields = typeof body === 'object' && body !== null ? body : {};
  const asked = read(tokenRequestSchema, { ...basicOf(authorization), ...fields });
  const { grant_type, client_id, client_secret, code, merchantId: id } = asked;
  if (grant_type === 'client_credentials') return { client_id, client_secret, redeemed: null };
  if (grant_type !== 'authorization_code')
    throw new Problem(400, 'grant_type: client_credentials ou authorization_code', { code: 'unsupported_grant_type' });
  if (code === undefined) throw new Problem(400, 'code: falta este campo');
  return { client_id, client_secret, redeemed: { code, merchantId: id } };
}
