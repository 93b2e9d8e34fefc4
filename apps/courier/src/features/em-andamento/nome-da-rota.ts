import { countOf } from '@corre/ui/kit/format/money.ts';
import type { Rota } from '../rotas/rotas.ts';

/** Returns a short name of the route: the address, or the shop and the number of deliveries. */
export const nomeDaRota = ({ comercio, paradas }: Rota): string =>
  paradas.length > 1 ? `${comercio}, ${countOf(paradas.length, 'entrega', 'entregas')}` : paradas[0].endereco;
