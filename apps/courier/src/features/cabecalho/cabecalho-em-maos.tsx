import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { LogoTile } from '@corre/ui/kit/logo/logo.tsx';
import { Menu } from '@corre/ui/kit/menu/menu.tsx';
import { toastsBelow } from '@corre/ui/kit/toaster/toasts-below.ts';
import { EllipsisVertical, LogOut, MessageCircle } from 'lucide-react';
import { PilulaDoEntregador } from '../online/barra.tsx';
import { CHAT, FaixaSemLinha, type Props, useSair } from './cabecalho.tsx';

/**
 * The header of a phone while a delivery is in hand. It is only 48 px high, to leave room for the delivery. 'Sair' is
 * in the menu.
 */
export function CabecalhoEmMaos({ chats, oferta }: Props) {
  const { askToLeave, question } = useSair(oferta);
  return (
    <header ref={toastsBelow} className="sticky top-0 z-10 border-b border-line bg-surface print:hidden">
      <div className="-mb-px flex h-12 items-center gap-2.5 px-4">
        <LogoTile className="size-8" />
        <PilulaDoEntregador oferta={oferta} />
        <div className="-mr-3 ml-auto flex">
          <IconButton
            icon={MessageCircle}
            label={CHAT}
            count={chats.nao_lidas}
            variant="ghost"
            className="text-ink"
            onClick={chats.openChat}
          />
          <Menu
            trigger={<IconButton icon={EllipsisVertical} label="Menu" variant="ghost" className="text-ink" />}
            items={[{ label: 'Sair', icon: LogOut, onSelect: askToLeave }]}
          />
        </div>
      </div>
      {question}
      <FaixaSemLinha />
    </header>
  );
}
