import { createHmac } from 'node:crypto';

/** `X-App-Signature` of Open Delivery: lower-case hex HMAC-SHA256 of the raw body with the `client_secret`. */
export const signOpenDelivery = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(body, 'utf8').digest('hex');

/** What HTTP carries in a header as it stands. */
const PLAIN = /^[\x21-\x7e]*$/;

interface Signed {
  /** ours, the same towards everybody (identidade.ts) */
  appId: string;
  /** `merchant.id`, a word of the other side's making; null: it has said none */
  merchantId: string | null;
  secret: string;
  /** exactly as it is sent */
  body: string;
}

/** With what a call of Open Delivery says who it is from. Of `merchant.id`, what a header cannot carry is percent-encoded. */
export const openDeliveryHeaders = ({ appId, merchantId, secret, body }: Signed): Record<string, string> => {
  const merchant = merchantId ?? '';
  return {
    'X-App-Id': appId,
    'X-App-MerchantId': PLAIN.test(merchant) ? merchant : encodeURIComponent(merchant),
    'X-App-Signature': signOpenDelivery(secret, body),
  };
};
