import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Vault } from '../../base/vault.ts';
import { anexar } from '../../saida/envio/anexar.ts';
import type { RejectionInfo } from '../formato/event.ts';
import type { Order } from '../formato/order.ts';
import { eventBody } from './body.ts';

interface Rejected {
  integracao_id: number;
  attempt: Pick<Row<'tentativa'>, 'fluxo_id' | 'delivery_id' | 'criada_em'>;
  order: Order;
  info: RejectionInfo;
  message: string;
}

/** Appends the one event of an attempt that became no solicitação, a millisecond after its PENDING. */
export async function rejeitarNaPorta(
  em: Em,
  vault: Vault,
  { integracao_id, attempt, order, info, message }: Rejected,
): Promise<void> {
  const quando = new Date(Date.parse(attempt.criada_em) + 1).toISOString();
  const event = { tipo: 'REJECTED' as const, quando };
  const deliveryId = attempt.delivery_id;
  const body = eventBody({ deliveryId, order, event, message, rejection: info, carried: null, eta: null });
  const fluxo = { id: attempt.fluxo_id, integracao_id };
  await anexar(em, vault, fluxo, [{ ...event, corpo: JSON.stringify(body) }]);
}
