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
  /** false inside the timeline itself */
  linhaDoTempo?: boolean;
  /** before the acts that end or move the delivery */
  mais?: readonly MenuItem[];
};

/** The ways out of a stuck delivery: from the monitor's row and from the timeline. */
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
