import { Integrations } from '@corre/ui/shell/integracoes/integrations.tsx';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';

/** The shop's own point of sale and receivers (decision record 0077). */
export function IntegracoesDaLoja() {
  return <Integrations comercio_nome={useComercioNome()} />;
}
