import type { Desfecho } from '@corre/contract/vocabulario.ts';
import type { Row } from '@corre/db/database.ts';

/** The types of a webhook's messages, `type` in the body (ADR 0037). */
export const TIPOS_WEBHOOK = [
  'solicitacao.criada',
  'solicitacao.aceita',
  'solicitacao.em_retirada',
  'solicitacao.em_entrega',
  'solicitacao.finalizada',
  'solicitacao.cancelada',
  'solicitacao.problema',
  'solicitacao.codigo',
  'solicitacao.transferida',
] as const;
export type TipoWebhook = (typeof TIPOS_WEBHOOK)[number];

/**
 * What a webhook sends of a request. It contains no place, note or phone, and no name of a recipient. `rastreio_url` is
 * the recipient's page without the delivery code (ADR 0023), null if there is none.
 */
export type PedidoMagro = Pick<
  Row<'solicitacao'>,
  | 'id'
  | 'rota_id'
  | 'ordem'
  | 'origem'
  | 'canal'
  | 'numero_pedido'
  | 'referencia_externa'
  | 'urgente'
  | 'valor_estimado'
  | 'pagamento'
  | 'pronto_em'
  | 'data_solicitacao'
> & { rastreio_url: string | null; desfecho: Desfecho | null };

/**
 * One message. `quando` is the instant of the fact. `sequencia` counts the receiver's messages of this request, from 1.
 */
export interface Noticia {
  type: TipoWebhook;
  quando: string;
  sequencia: number;
  status: Row<'solicitacao'>['status'];
  /** the outcome; null before the end */
  desfecho: Desfecho | null;
  entregador_id: number | null;
  /** the courier's first name; null without a courier */
  entregador_nome: string | null;
  /** fields of this type only */
  mais: Record<string, unknown>;
}

/** Returns the exact body, `{ type, timestamp, data }` of Standard Webhooks, some hundred bytes. */
export const corpoDoWebhook = (
  pedido: PedidoMagro,
  { type, quando, sequencia, status, desfecho, entregador_id, entregador_nome, mais }: Noticia,
): string =>
  JSON.stringify({
    type,
    timestamp: quando,
    data: { sequencia, ...pedido, status, desfecho, entregador_id, entregador_nome, ...mais },
  });
