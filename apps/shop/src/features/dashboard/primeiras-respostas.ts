import { useFaturas } from '../fatura/use-faturas.ts';
import { useEsperaNoBalcao } from '../preparo/use-espera-no-balcao.ts';
import { useDashboard } from './use-dashboard.ts';

/** Sends the dashboard's queries in one batch with the panel's first queries, while the dashboard's chunk loads. */
export function PrimeirasRespostas() {
  useDashboard();
  useFaturas();
  useEsperaNoBalcao();
  return null;
}
