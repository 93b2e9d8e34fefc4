import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { AjudaCard } from './ajuda-card.tsx';
import { useAjudas } from './use-ajudas.ts';

/** Refresh interval of the clock, in milliseconds. The cards show minutes. */
const RELOGIO_MS = 15_000;

/** Cards of the calls for help, longest wait first. */
export function CartoesDeAjudas() {
  const ajudas = useAjudas().data;
  const agora = useServerNow(RELOGIO_MS);
  return ajudas?.map((ajuda) => <AjudaCard key={ajuda.id} ajuda={ajuda} agora={agora} />);
}
