import { useEntregadores } from './use-entregadores.ts';

/** Sends the first section's queries in one batch with the panel's first queries, while the section's chunk loads. */
export function PrimeirasRespostas() {
  useEntregadores();
  return null;
}
