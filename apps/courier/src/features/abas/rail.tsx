import { RailTabs } from '@corre/ui/rail/rail-tabs.tsx';
import type { TabRoute } from '@corre/ui/shell/use-tab-route.ts';
import type { Aba } from './abas.ts';

/** On a desktop the tabs stand at the left instead of at the foot. */
export function Rail({ rota }: { rota: TabRoute<Aba> }) {
  return (
    <RailTabs
      rotulo="Seções do painel"
      items={rota.items}
      value={rota.value}
      onValueChange={rota.onValueChange}
      alto
      className="hidden lg:grid print:hidden"
    />
  );
}
