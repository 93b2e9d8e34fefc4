import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { AjudaCard } from './ajuda-card.tsx';
import { useAjudas } from './use-ajudas.ts';

/** Minutes are what is read. */
const RELOGIO_MS = 15_000;

/** Couriers who ask for help, longest wait first. */
export function CartoesDeAjudas() {
  const ajudas = useAjudas().data;
  const agora = useServerNow(RELOGIO_MS);
  return ajudas?.map((ajuda) => <AjudaCard key={ajuda.id} ajuda={ajuda} agora={agora} />);
}
