import { ArrowRight, Ellipsis, Eye, ShieldBan } from 'lucide-react';
import type { Demo } from '../demo.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from './menu.tsx';

export default [
  {
    title: 'Menu of a row',
    render: () => (
      <div data-abre-menu>
        <Menu
          align="start"
          trigger={<IconButton icon={Ellipsis} label="Ações de Marcos Vinícius" variant="secondary" />}
          items={[
            { label: 'Ver detalhes', icon: Eye, hint: 'Enter', onSelect: () => {} },
            { label: 'Atribuir entrega', icon: ArrowRight, hint: 'A', onSelect: () => {} },
            { label: 'Suspender', icon: ShieldBan, hint: 'S', danger: true, separator: true, onSelect: () => {} },
          ]}
        />
      </div>
    ),
  },
] satisfies Demo[];
