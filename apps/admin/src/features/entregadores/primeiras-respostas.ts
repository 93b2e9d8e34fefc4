import { useEntregadores } from './use-entregadores.ts';

/** What the first screen will show is asked for with the panel's own first questions, in one call, while its chunk is on its way. */
export function PrimeirasRespostas() {
  useEntregadores();
  return null;
}
