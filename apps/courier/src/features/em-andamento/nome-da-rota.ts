import { countOf } from '@corre/ui/kit/format/money.ts';
import type { Rota } from '../rotas/rotas.ts';

/** What is under way in a few words: where it goes, or whose route it is and how many stops are left. */
export const nomeDaRota = ({ comercio, paradas }: Rota): string =>
  paradas.length > 1 ? `${comercio}, ${countOf(paradas.length, 'entrega', 'entregas')}` : paradas[0].endereco;
