import type { SolicitacaoView } from '@corre/contract/solicitacoes/contrato.ts';
import { temVolta } from '@corre/contract/solicitacoes/marcos-regras.ts';
import type { MarcoDoEntregador } from '@corre/contract/vocabulario.ts';

/** The button's text for each milestone. */
export const TEXTO_DO_MARCO: Record<MarcoDoEntregador, string> = {
  no_cliente: 'Cheguei ao cliente',
  entregue: 'Entreguei, volto ao comércio',
  devolvido: 'Voltei ao comércio',
};

type Entrega = Pick<SolicitacaoView, 'status' | 'pagamento' | 'volta' | 'marcos'>;

/**
 * Returns the next possible milestone, or null. `guardados`: those already tapped that the server does not have yet.
 */
export function proximoMarco(
  { status, pagamento, volta: pedeVolta, marcos }: Entrega,
  guardados: readonly MarcoDoEntregador[],
): MarcoDoEntregador | null {
  const feito = (tipo: MarcoDoEntregador) => guardados.includes(tipo) || marcos.some((marco) => marco.tipo === tipo);
  const volta = temVolta({ pagamento, volta: pedeVolta });
  if (status === 'finalizada') return volta && !feito('devolvido') ? 'devolvido' : null;
  if (status !== 'em_entrega') return null;
  if (!feito('no_cliente') && !feito('entregue')) return 'no_cliente';
  if (!volta) return null;
  if (!feito('entregue')) return 'entregue';
  return feito('devolvido') ? null : 'devolvido';
}
