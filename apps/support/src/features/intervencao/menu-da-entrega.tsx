import { ACOES_INTERVENCAO } from '@corre/contract/vocabulario.ts';
import type { Trigger } from '@corre/ui/kit/lazy/opened-later.tsx';
import { Menu } from '@corre/ui/kit/menu/menu.tsx';
import type { MenuItem } from '@corre/ui/kit/menu/menu-item.ts';
import { History } from 'lucide-react';
import type { EntregaParada } from '../atos/ato.ts';
import { useAtos } from '../atos/atos.tsx';
import { TEXTOS } from './intervencao.ts';

type Props = {
  entrega: EntregaParada;
  trigger: Trigger;
  /** Adds a link to the timeline. False inside the timeline itself. */
  linhaDoTempo?: boolean;
  /** Items above the interventions. */
  mais?: readonly MenuItem[];
};

/** Menu with the interventions for a delivery. The monitor, the notice cards and the timeline use it. */
export function MenuDaEntrega({ entrega, trigger, linhaDoTempo = false, mais = [] }: Props) {
  const { abrir } = useAtos();
  const { solicitacao_id } = entrega;
  const linha: MenuItem = {
    label: 'Linha do tempo',
    icon: History,
    onSelect: () => abrir({ tipo: 'linha_do_tempo', solicitacao_id }),
  };
  const atos = ACOES_INTERVENCAO.map((acao): MenuItem => {
    const { linha: label, icon } = TEXTOS[acao];
    return {
      label,
      icon,
      danger: acao === 'cancelar',
      separator: acao === 'cancelar',
      onSelect: () => abrir({ tipo: 'intervir', acao, entrega }),
    };
  });
  return <Menu trigger={trigger} items={[...(linhaDoTempo ? [linha] : []), ...mais, ...atos]} />;
}
