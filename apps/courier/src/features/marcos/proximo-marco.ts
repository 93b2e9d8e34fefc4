import type { SolicitacaoView } from '@corre/contract/solicitacoes/contrato.ts';
import { temVolta } from '@corre/contract/solicitacoes/marcos-regras.ts';
import type { MarcoDoEntregador } from '@corre/contract/vocabulario.ts';

/** What each tap says. */
export const TEXTO_DO_MARCO: Record<MarcoDoEntregador, string> = {
  no_cliente: 'Cheguei ao cliente',
  entregue: 'Entreguei, volto ao comércio',
  devolvido: 'Voltei ao comércio',
};

type Entrega = Pick<SolicitacaoView, 'status' | 'pagamento' | 'volta' | 'marcos'>;

/** The one milestone that may be noted next; null when there is none. `guardados`: tapped already, and on their way. */
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
