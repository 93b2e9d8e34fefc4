import { countOf } from '@corre/ui/kit/format/money.ts';
import type { Pedido } from './pedido.ts';

/** The words of the folded line while all its fields are empty. */
export const TUDO_DO_MAIS = ['urgente', 'observação', 'código', 'outra parada'] as const;

/**
 * Returns the filled fields behind 'Mais', in the order of the form. The folded line names every field that will be
 * sent.
 */
export function dentroDoMais(pedido: Pedido): string[] {
  const { urgente, observacao, exige_codigo, link_localizacao, multiplas_entregas } = pedido;
  return [
    urgente && 'urgente',
    observacao.trim() !== '' && 'observação',
    exige_codigo !== null && (exige_codigo ? 'código' : 'sem código'),
    link_localizacao.trim() !== '' && 'mapa',
    multiplas_entregas.length > 0 && countOf(multiplas_entregas.length, 'outra parada', 'outras paradas'),
  ].filter((parte) => parte !== false);
}
