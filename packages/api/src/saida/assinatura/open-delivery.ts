import { createHmac } from 'node:crypto';

/** Returns Open Delivery's `X-App-Signature`: lower-case hex HMAC-SHA256 of the raw body with the `client_secret`. */
export const signOpenDelivery = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(body, 'utf8').digest('hex');

/** Characters that a header carries unchanged. */
const PLAIN = /^[\x21-\x7e]*$/;

interface Signed {
  /** our app id, the same for every integration (identidade.ts) */
  appId: string;
  /** `merchant.id`, chosen by the other system; null: none yet */
  merchantId: string | null;
  secret: string;
  /** the exact body that is sent */
  body: string;
}

/**
 * Returns the headers that identify and sign a call of Open Delivery. Percent-encodes a `merchant.id` that a header
 * cannot carry.
 */
export const openDeliveryHeaders = ({ appId, merchantId, secret, body }: Signed): Record<string, string> => {
  const merchant = merchantId ?? '';
  return {
    'X-App-Id': appId,
    'X-App-MerchantId': PLAIN.test(merchant) ? merchant : encodeURIComponent(merchant),
    'X-App-Signature': signOpenDelivery(secret, body),
  };
};
