import type { MarcoDoEntregador, StatusSolicitacao, TipoMarco, TipoPagamento } from '../vocabulario.ts';

/** Names of the milestones on the screens. */
export const NOME_MARCO: Record<TipoMarco, string> = {
  pronto: 'Pedido pronto',
  no_cliente: 'Chegou ao cliente',
  entregue: 'Entregue ao cliente',
  devolvido: 'Devolvido à loja',
  codigo_ok: 'Código conferido',
  codigo_dispensado: 'Código dispensado pelo suporte',
};

/** The statuses in which a courier may note each milestone (ADR 0024). `devolvido` may also follow the end. */
export const STATUS_DO_MARCO: Record<MarcoDoEntregador, readonly StatusSolicitacao[]> = {
  no_cliente: ['em_entrega'],
  entregue: ['em_entrega'],
  devolvido: ['em_entrega', 'finalizada', 'cancelada'],
};

/** Hours after the end in which a courier may still note a return. */
export const DEVOLUCAO_HORAS = 24;

/**
 * Whether something comes back to the shop after the delivery. This is its card machine, its cash, or something that a
 * point of sale wants back.
 */
export const temVolta = ({ pagamento, volta }: { pagamento: TipoPagamento; volta: boolean }): boolean =>
  volta || pagamento !== 'online';
