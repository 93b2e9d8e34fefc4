import { Handovers } from '@corre/ui/shell/handovers.tsx';
import { usePendencias } from './use-em-maos.ts';

/** Cards of the cash handovers without a confirmation for a day. */
export function DinheiroCards() {
  const { data } = usePendencias();
  return data && data.prestacoes.length > 0 && <Handovers prestacoes={data.prestacoes} withComercio />;
}
