import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Vault } from '../base/vault.ts';
import { WEBHOOK_SECRET_PREFIX } from './assinatura/standard-webhooks.ts';

/** How long the former secret goes on being good after a change, in days. */
export const SOBREPOSICAO_DIAS = 7;

const SECRET_BYTES = 32;

/** Who uses a secret: a point of sale that speaks Open Delivery, or a receiver of Standard Webhooks. */
export type Uso = 'opendelivery' | 'webhook';

/** A new secret, 256 bits; it is shown once and kept sealed. */
export const newSecret = (uso: Uso): string =>
  uso === 'webhook'
    ? `${WEBHOOK_SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`
    : randomBytes(SECRET_BYTES).toString('hex');

/** The secrets of an integration as its row has them, and what the database's clock says of them. */
export interface Segredos {
  segredo_cifrado: string;
  segredo_anterior_cifrado: string | null;
  /** `anterior_ate` is still ahead */
  anterior_vale: boolean;
  /** when a token was asked with the present one; null: never */
  segredo_usado_em: string | null;
}

const former = (vault: Vault, { segredo_anterior_cifrado: sealed, anterior_vale }: Segredos): string | null =>
  sealed !== null && anterior_vale ? vault.open(sealed) : null;

/**
 * The secret with which Open Delivery messages are signed. After a change that is the former one until somebody asks for a token
 * with the new one, the only sign that the point of sale has it, or until the former one runs out.
 */
export function openDeliverySecret(vault: Vault, segredos: Segredos): string {
  const before = segredos.segredo_usado_em === null ? former(vault, segredos) : null;
  return before ?? vault.open(segredos.segredo_cifrado);
}

/** The secrets with which a webhook is signed, the present one first: while both are good, both sign. */
export function webhookSecrets(vault: Vault, segredos: Segredos): string[] {
  const before = former(vault, segredos);
  return [vault.open(segredos.segredo_cifrado), ...(before === null ? [] : [before])];
}

const same = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Which of an integration's secrets somebody has shown; null for none. Both are compared, whichever it is. */
export function secretShown(vault: Vault, segredos: Segredos, shown: string): 'atual' | 'anterior' | null {
  const before = former(vault, segredos);
  const isFormer = same(before ?? '', shown) && before !== null;
  if (same(vault.open(segredos.segredo_cifrado), shown)) return 'atual';
  return isFormer ? 'anterior' : null;
}
