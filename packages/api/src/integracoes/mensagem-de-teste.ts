import { randomUUID } from 'node:crypto';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Deps } from '../base/deps.ts';
import { openDeliveryHeaders } from '../saida/assinatura/open-delivery.ts';
import { webhookHeaders } from '../saida/assinatura/standard-webhooks.ts';
import { appId } from '../saida/identidade.ts';
import { openDeliverySecret, webhookSecrets } from '../saida/segredos.ts';

/** The integration to test. `agora` is the database's clock as ISO 8601 in UTC. */
export interface Testada extends Row<'integracao'> {
  anterior_vale: boolean;
  comercio: string;
  agora: string;
}

interface Assinada {
  body: string;
  headers: Record<string, string>;
}

/**
 * A REJECTED event for an order that does not exist (ADR 0077). No other event that a strict receiver accepts has fewer
 * fields. A receiver that does not know the order changes nothing.
 */
const pedidoRecusado = ({ merchant_id, comercio, agora }: Testada, merchant = merchant_id ?? randomUUID()) => ({
  deliveryId: randomUUID(),
  orderId: randomUUID(),
  orderDisplayId: 'TESTE',
  merchant: { id: merchant, name: comercio },
  event: {
    type: 'REJECTED',
    datetime: agora,
    message: 'Teste de conexão da Corre: este pedido não existe',
    rejectionInfo: { reason: 'OTHER' },
  },
  customerName: 'Teste da Corre',
});

async function openDelivery(em: Em, { config, vault }: Pick<Deps, 'config' | 'vault'>, de: Testada): Promise<Assinada> {
  const pedido = pedidoRecusado(de);
  const body = JSON.stringify(pedido);
  const secret = openDeliverySecret(vault, de);
  const headers = openDeliveryHeaders({ appId: await appId(em, config), merchantId: pedido.merchant.id, secret, body });
  return { body, headers };
}

function webhook({ vault }: Pick<Deps, 'vault'>, de: Testada): Assinada {
  const body = JSON.stringify({ type: 'teste', timestamp: de.agora, data: { comercio: de.comercio } });
  const timestamp = Math.floor(Date.parse(de.agora) / 1_000);
  const headers = webhookHeaders(webhookSecrets(vault, de), { id: `msg_${randomUUID()}`, timestamp, body });
  return { body, headers };
}

/** Returns one signed message without any news, in the form of a real one. */
export const mensagemDeTeste = async (em: Em, deps: Pick<Deps, 'config' | 'vault'>, de: Testada): Promise<Assinada> =>
  de.tipo === 'opendelivery' ? openDelivery(em, deps, de) : webhook(deps, de);
