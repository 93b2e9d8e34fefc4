import { useFaturas } from '../fatura/use-faturas.ts';
import { useEsperaNoBalcao } from '../preparo/use-espera-no-balcao.ts';
import { useDashboard } from './use-dashboard.ts';

/** What the dashboard will show is asked for with the panel's own first questions, in one call, while its chunk is on its way. */
export function PrimeirasRespostas() {
  useDashboard();
  useFaturas();
  useEsperaNoBalcao();
  return null;
}
