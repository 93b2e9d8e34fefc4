import { z } from 'zod';
import { Problem } from '../formato/problem.ts';
import { read } from '../formato/read.ts';

/** The credentials of a token request. */
export interface Credentials {
  client_id: string;
  client_secret: string;
}

const SECRET_MAX = 500;
const some = z.string('deve ser um texto').min(1, 'está vazio').max(SECRET_MAX, 'é longo demais');
const requestSchema = z.object({ grant_type: some, client_id: some, client_secret: some });

/** `Authorization: Basic` of RFC 6749. Some clients send it instead of the two fields. */
function basicOf(header: string | undefined): Partial<Credentials> {
  const [, encoded] = /^Basic\s+([\w+/=-]+)$/i.exec(header ?? '') ?? [];
  if (encoded === undefined) return {};
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const cut = text.indexOf(':');
  return cut < 0 ? {} : { client_id: text.slice(0, cut), client_secret: text.slice(cut + 1) };
}

/** Reads the credentials of a token request from JSON, a form, or Basic. Ignores `scope`. */
export function credentialsOf(body: unknown, authorization: string | undefined): Credentials {
  const fields = typeof body === 'object' && body !== null ? body : {};
  const { grant_type, ...credentials } = read(requestSchema, { ...basicOf(authorization), ...fields });
  if (grant_type === 'client_credentials') return credentials;
  throw new Problem(400, 'grant_type: aceitamos só client_credentials', { code: 'unsupported_grant_type' });
}
