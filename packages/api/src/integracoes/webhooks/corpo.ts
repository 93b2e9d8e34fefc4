import type { Row } from '@corre/db/database.ts';

/** What a webhook tells of a request; `type` in its body (docs/decisions/0078-webhooks.md). */
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

/** The columns of a request that leave: no place, no note, no name of anybody, no phone. */
export type PedidoMagro = Pick<
  Row<'solicitacao'>,
  | 'id'
  | 'rota_id'
  | 'ordem'
  | 'origem'
  | 'canal'
  | 'numero_pedido'
  | 'urgente'
  | 'valor_estimado'
  | 'pagamento'
  | 'pronto_em'
  | 'data_solicitacao'
>;

/** One piece of news. `quando` is when it happened; `sequencia` counts what this receiver hears of this request, from 1. */
export interface Noticia {
  type: TipoWebhook;
  quando: string;
  sequencia: number;
  status: Row<'solicitacao'>['status'];
  entregador_id: number | null;
  /** what is said of this kind only */
  mais: Record<string, unknown>;
}

/** The exact body: `{ type, timestamp, data }` of Standard Webhooks, some hundred bytes. */
export const corpoDoWebhook = (
  pedido: PedidoMagro,
  { type, quando, sequencia, status, entregador_id, mais }: Noticia,
): string =>
  JSON.stringify({ type, timestamp: quando, data: { sequencia, ...pedido, status, entregador_id, ...mais } });
