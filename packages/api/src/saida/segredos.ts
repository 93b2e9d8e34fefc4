import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Vault } from '../base/vault.ts';
import { WEBHOOK_SECRET_PREFIX } from './assinatura/standard-webhooks.ts';

/** How long the former secret stays valid after a rotation, in days. */
export const SOBREPOSICAO_DIAS = 7;

const SECRET_BYTES = 32;

/** The use of a secret: a point of sale with Open Delivery, or a receiver of Standard Webhooks. */
export type Uso = 'opendelivery' | 'webhook';

/** Returns a new secret of 256 bits. It is shown once and stored sealed. */
export const newSecret = (uso: Uso): string =>
  uso === 'webhook'
    ? `${WEBHOOK_SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`
    : randomBytes(SECRET_BYTES).toString('hex');

/** The secrets of an integration's row, judged by the database's clock. */
export interface Segredos {
  segredo_cifrado: string;
  segredo_anterior_cifrado: string | null;
  /** `anterior_ate` is in the future */
  anterior_vale: boolean;
  /** when a token was first requested with the current secret; null: never */
  segredo_usado_em: string | null;
}

const former = (vault: Vault, { segredo_anterior_cifrado: sealed, anterior_vale }: Segredos): string | null =>
  sealed !== null && anterior_vale ? vault.open(sealed) : null;

/**
 * Returns the secret that signs Open Delivery messages. After a rotation the former one signs until it expires or until
 * a token is requested with the new one. That request is the only sign that the point of sale has the new secret.
 */
export function openDeliverySecret(vault: Vault, segredos: Segredos): string {
  const before = segredos.segredo_usado_em === null ? former(vault, segredos) : null;
  return before ?? vault.open(segredos.segredo_cifrado);
}

/** Returns the secrets that sign a webhook, the current one first. Both sign while both are valid. */
export function webhookSecrets(vault: Vault, segredos: Segredos): string[] {
  const before = former(vault, segredos);
  return [vault.open(segredos.segredo_cifrado), ...(before === null ? [] : [before])];
}

const same = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Returns which of an integration's secrets was shown. Returns null if neither matches. Always compares both, for
 * constant time.
 */
export function secretShown(vault: Vault, segredos: Segredos, shown: string): 'atual' | 'anterior' | null {
  const before = former(vault, segredos);
  const isFormer = same(before ?? '', shown) && before !== null;
  if (same(vault.open(segredos.segredo_cifrado), shown)) return 'atual';
  return isFormer ? 'anterior' : null;
}
