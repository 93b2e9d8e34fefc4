import { isIP } from 'node:net';
import { checkServerIdentity } from 'node:tls';
import type { ClientConfig } from 'pg';
import { parse, toClientConfig } from 'pg-connection-string';

/** The address of a database cannot be used. The message is one line in Portuguese. */
export class InvalidAddress extends Error {}

/** Modes that may silently connect without encryption. A password must never be sent in the clear. */
const NEVER = new Set(['prefer', 'allow']);
const KNOWN = new Set(['disable', 'require', 'verify-ca', 'verify-full']);

/** Time limit for opening a connection, in milliseconds. */
export const CONNECT_MS = 3_000;
/** The operating system probes an idle connection after this time, in milliseconds. */
const KEEP_ALIVE_MS = 2_000;

function sslmodeOf(url: string): string | null {
  const mode = new URL(url).searchParams.get('sslmode');
  if (mode === null || KNOWN.has(mode)) return mode;
  const why = NEVER.has(mode) ? 'pode cair para uma conexão sem cifra' : 'não existe';
  throw new InvalidAddress(`sslmode=${mode} ${why}: use disable, require, verify-ca ou verify-full`);
}

/**
 * Fixes `verify-full` for an IP address. `pg` gives TLS no host name there, so TLS would compare the certificate with
 * `localhost`. It would refuse the right certificate and might accept a wrong one.
 */
function identified({ host, ssl, ...rest }: ClientConfig): ClientConfig {
  const checked = typeof ssl === 'object' && ssl.rejectUnauthorized !== false && ssl.checkServerIdentity === undefined;
  if (!checked || host === undefined || isIP(host) === 0) return { host, ssl, ...rest };
  return {
    host,
    ssl: { ...ssl, checkServerIdentity: (_, certificate) => checkServerIdentity(host, certificate) },
    ...rest,
  };
}

/**
 * How values are written on every connection, because a database or role may say otherwise: dates that we can read,
 * text of bytes, numbers with all digits, instants in UTC.
 */
const FORMS = [
  'DateStyle=ISO,MDY',
  'IntervalStyle=postgres',
  'TimeZone=UTC',
  'bytea_output=hex',
  'extra_float_digits=1',
  'standard_conforming_strings=on',
].map((form) => `-c ${form}`);

/**
 * Returns the client options for a `postgresql://` address, for all connections of the product (ADR 0044). `sslmode`
 * has libpq's meanings, and without it there is no TLS. The certificates are those of `sslrootcert`, `sslcert` and
 * `sslkey`. Time limits detect a server that vanished. `?options=` of the address stays, except for the forms of
 * values.
 * @throws InvalidAddress where the address or its `sslmode` cannot be used.
 */
export function addressOf(url: string): ClientConfig {
  if (!URL.canParse(url)) throw new InvalidAddress('não é um endereço postgresql:// válido');
  sslmodeOf(url);
  const config = identified(toClientConfig(parse(url, { useLibpqCompat: true })));
  return {
    ...config,
    options: [config.options, ...FORMS].filter(Boolean).join(' '),
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
}
