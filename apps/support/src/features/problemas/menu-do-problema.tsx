import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { EllipsisVertical } from 'lucide-react';
import type { EntregaParada } from '../atos/ato.ts';
import { MenuDaEntrega } from '../intervencao/menu-da-entrega.tsx';

/** Menu of a problem card with the timeline and the interventions. */
export const MenuDoProblema = ({ entrega }: { entrega: EntregaParada }) => (
  <MenuDaEntrega
    entrega={entrega}
    linhaDoTempo
    trigger={
      <IconButton
        icon={EllipsisVertical}
        size="sm"
        label={`Ações da entrega de ${entrega.entregador_nome} em ${entrega.endereco}`}
        className="max-sm:size-11"
      />
    }
  />
);
