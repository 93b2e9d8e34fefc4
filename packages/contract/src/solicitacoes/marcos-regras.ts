import type { MarcoDoEntregador, StatusSolicitacao, TipoMarco, TipoPagamento } from '../vocabulario.ts';

/** How a milestone is called wherever a person reads it. */
export const NOME_MARCO: Record<TipoMarco, string> = {
  pronto: 'Pedido pronto',
  no_cliente: 'Chegou ao cliente',
  entregue: 'Entregue ao cliente',
  devolvido: 'Voltou ao comércio',
  codigo_ok: 'Código conferido',
  codigo_dispensado: 'Código dispensado pelo suporte',
};

/** In which statuses each tap of the courier makes sense (decision record 0069). What is brought back may follow the end. */
export const STATUS_DO_MARCO: Record<MarcoDoEntregador, readonly StatusSolicitacao[]> = {
  no_cliente: ['em_entrega'],
  entregue: ['em_entrega'],
  devolvido: ['em_entrega', 'finalizada', 'cancelada'],
};

/** After the end, so long may a return still be noted, in hours. */
export const DEVOLUCAO_HORAS = 24;

/** Whether something comes back to the shop though the customer has the goods: its card machine, its cash, or what a point of sale wants back. */
export const temVolta = ({ pagamento, volta }: { pagamento: TipoPagamento; volta: boolean }): boolean =>
  volta || pagamento !== 'online';
