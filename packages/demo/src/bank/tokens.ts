import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { BankContext } from './context.ts';
import { Problem } from './problem.ts';

/** What this bank's contract contains. */
export const SCOPES = [
  'cob.read',
  'cob.write',
  'cobv.read',
  'cobv.write',
  'pix.read',
  'pix.write',
  'webhook.read',
  'webhook.write',
] as const;
export type Scope = (typeof SCOPES)[number];

/** A registered client. */
export interface ApiClient {
  client_id: string;
  client_secret: string;
  scopes: readonly Scope[];
}

interface Grant {
  scopes: readonly Scope[];
  fingerprint: string;
  expires: number;
}

/** A refusal of the token endpoint (RFC 6749, 5.2). */
export class OAuthError extends Error {
  readonly status: number;
  readonly error: string;

  constructor(status: number, error: string) {
    super(error);
    this.status = status;
    this.error = error;
  }
}

const same = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

function credentials(authorization: string | undefined, form: URLSearchParams): [string, string] {
  const basic = authorization?.match(/^Basic ([A-Za-z0-9+/=]+)$/)?.[1];
  if (basic === undefined) return [form.get('client_id') ?? '', form.get('client_secret') ?? ''];
  const [id = '', ...secret] = Buffer.from(basic, 'base64').toString('utf8').split(':');
  return [decodeURIComponent(id), decodeURIComponent(secret.join(':'))];
}

/**
 * OAuth2 client credentials (RFC 6749). A token is bound to the certificate of the call that got it (RFC 8705). Tokens
 * live in memory: after a restart of the bank, none is known.
 */
export class Tokens {
  readonly #grants = new Map<string, Grant>();
  readonly #bank: Pick<BankContext, 'now'>;
  readonly #client: ApiClient;
  readonly #seconds: number;

  constructor(bank: Pick<BankContext, 'now'>, client: ApiClient, seconds: number) {
    this.#bank = bank;
    this.#client = client;
    this.#seconds = seconds;
  }

  /** Returns the answer of the token endpoint. Throws `OAuthError`. */
  grant(authorization: string | undefined, form: URLSearchParams, fingerprint: string) {
    const [id, secret] = credentials(authorization, form);
    if (!same(id, this.#client.client_id) || !same(secret, this.#client.client_secret))
      throw new OAuthError(401, 'invalid_client');
    if (form.get('grant_type') !== 'client_credentials') throw new OAuthError(400, 'unsupported_grant_type');
    const asked = form.get('scope')?.split(' ').filter(Boolean) ?? this.#client.scopes;
    const scopes = this.#client.scopes.filter((scope) => asked.includes(scope));
    if (scopes.length === 0) throw new OAuthError(400, 'invalid_scope');
    const access_token = randomBytes(32).toString('base64url');
    this.#grants.set(access_token, { scopes, fingerprint, expires: this.#bank.now().getTime() + this.#seconds * 1000 });
    return { access_token, token_type: 'Bearer', expires_in: this.#seconds, scope: scopes.join(' ') };
  }

  /** Throws `Problem` unless the call carries a living token of its own certificate with the scope. */
  check(authorization: string | undefined, scope: Scope, fingerprint: string): void {
    const grant = this.#grants.get(authorization?.match(/^Bearer (\S+)$/i)?.[1] ?? '');
    if (!grant || grant.expires <= this.#bank.now().getTime() || grant.fingerprint !== fingerprint)
      throw new Problem('AcessoNegado', 'O token falta, venceu ou não é deste certificado.', { status: 401 });
    if (!grant.scopes.includes(scope)) throw new Problem('AcessoNegado', `O token não tem o escopo ${scope}.`);
  }
}
