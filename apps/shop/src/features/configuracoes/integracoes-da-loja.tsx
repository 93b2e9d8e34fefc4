import { Integrations } from '@corre/ui/shell/integracoes/integrations.tsx';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';

/** The shop's integrations: its point of sale and its webhook receivers (ADR 0077). */
export function IntegracoesDaLoja() {
  return <Integrations comercio_nome={useComercioNome()} />;
}
