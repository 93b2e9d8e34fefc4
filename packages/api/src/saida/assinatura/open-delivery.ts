import { createHmac } from 'node:crypto';

/** `X-App-Signature` of Open Delivery: lower-case hex HMAC-SHA256 of the raw body with the `client_secret`. */
export const signOpenDelivery = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(body, 'utf8').digest('hex');
