import type { Comercio as Loja } from '@corre/contract/comercios/contrato.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { Menu } from '@corre/ui/kit/menu/menu.tsx';
import { EllipsisVertical, KeyRound, Pencil, RectangleEllipsis, Trash2 } from 'lucide-react';

type Props = {
  comercio: Loja;
  onEdit: () => void;
  onKeys: () => void;
  onLink: () => void;
  onDelete: () => void;
};

/** The acts on a shop: the usual ones as buttons, the rare ones in a menu. */
export const Acoes = ({ comercio: { nome }, onEdit, onKeys, onLink, onDelete }: Props) => (
  <span className="flex items-center justify-end max-sm:-mr-2 max-sm:flex-col max-sm:items-end">
    <Button variant="ghost" size="sm" icon={Pencil} onClick={onEdit}>
      Editar<span className="sr-only"> {nome}</span>
    </Button>
    <Button
      variant="ghost"
      size="sm"
      icon={Trash2}
      onClick={onDelete}
      className="text-perigo-ink hover:bg-perigo-soft hover:text-perigo-ink"
    >
      Excluir<span className="sr-only"> {nome}</span>
    </Button>
    <Menu
      trigger={<IconButton icon={EllipsisVertical} size="sm" label={`Mais de ${nome}`} className="max-sm:size-11" />}
      items={[
        { label: 'Chaves da API', icon: KeyRound, onSelect: onKeys },
        { label: 'Link para nova senha', icon: RectangleEllipsis, onSelect: onLink },
      ]}
    />
  </span>
);
