import type { Config } from '../../base/config.ts';
import type { OrderResponse } from '../formato/answers.ts';
import type { Attempt } from './attempt.ts';

/** Returns `DeliveryOrderResponse`, the same for each repeat. */
export const responseOf = (
  { SITE_URL }: Pick<Config, 'SITE_URL'>,
  versao: 'v1' | 'v2',
  orderId: string,
  { delivery_id, estimativa, desiste_em }: Pick<Attempt, 'delivery_id' | 'estimativa' | 'desiste_em'>,
): OrderResponse => ({
  deliveryId: delivery_id,
  event: 'PENDING',
  completion: {
    ...(estimativa !== null && { estimate: estimativa }),
    ...(desiste_em !== null && { rejectAfter: desiste_em }),
  },
  ...(SITE_URL && { deliveryDetailsURL: `${SITE_URL}/od/${versao}/logistics/delivery/${orderId}` }),
});
