import { isIP } from 'node:net';
import { checkServerIdentity } from 'node:tls';
import type { ClientConfig } from 'pg';
import { parse, toClientConfig } from 'pg-connection-string';

/** The address of a database cannot be used as it stands; the message is one line in Portuguese. */
export class InvalidAddress extends Error {}

/** What libpq would try and give up in silence: a password must not go out in the clear because a server was slow. */
const NEVER = new Set(['prefer', 'allow']);
const KNOWN = new Set(['disable', 'require', 'verify-ca', 'verify-full']);

/** How long a connection may take until it is open, in milliseconds. */
export const CONNECT_MS = 3_000;
/** A silent connection is asked by the operating system after this, in milliseconds. */
const KEEP_ALIVE_MS = 2_000;

function sslmodeOf(url: string): string | null {
  const mode = new URL(url).searchParams.get('sslmode');
  if (mode === null || KNOWN.has(mode)) return mode;
  const why = NEVER.has(mode) ? 'pode cair para uma conexão sem cifra' : 'não existe';
  throw new InvalidAddress(`sslmode=${mode} ${why}: use disable, require, verify-ca ou verify-full`);
}

/**
 * `verify-full` at an IP: `pg` tells TLS no name there, and TLS would compare the certificate with `localhost`, so that the right one
 * was refused and a wrong one could pass.
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
 * A `postgresql://` address as every connection of ours uses it, whoever opens it (decision record 0056): TLS as `sslmode`
 * says with libpq's meanings (`require` encrypts, `verify-full` also checks who answers; without one, none), the certificates
 * of `sslrootcert`, `sslcert`, `sslkey`, and time-outs, so that a server that has gone without a word is noticed.
 * @throws InvalidAddress where the address or its `sslmode` cannot be used.
 */
export function addressOf(url: string): ClientConfig {
  if (!URL.canParse(url)) throw new InvalidAddress('não é um endereço postgresql:// válido');
  sslmodeOf(url);
  return {
    ...identified(toClientConfig(parse(url, { useLibpqCompat: true }))),
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
}
