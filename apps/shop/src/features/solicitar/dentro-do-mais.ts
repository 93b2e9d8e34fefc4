import { countOf } from '@corre/ui/kit/format/money.ts';
import type { Pedido } from './pedido.ts';

/** What the closed line says while nothing in it is filled in. */
export const TUDO_DO_MAIS = ['urgente', 'observação', 'código', 'outra parada'] as const;

/** What is filled in behind 'Mais', in the order in which it stands there; nothing is sent that the line does not name. */
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
