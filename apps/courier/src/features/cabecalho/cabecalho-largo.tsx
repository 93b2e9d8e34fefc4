import { CountBadge } from '@corre/ui/kit/badge/badge.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { primeiroNome } from '@corre/ui/kit/format/names.ts';
import { toastsBelow } from '@corre/ui/kit/toaster/toasts-below.ts';
import { useSession } from '@corre/ui/shell/require-session.tsx';
import { MessageCircle } from 'lucide-react';
import type { Chats } from '../chat/use-chats.ts';
import { BarraDoEntregador } from '../online/barra.tsx';
import { CHAT, FaixaSemLinha, type Props } from './cabecalho.tsx';

const rotuloDoChat = ({ nao_lidas }: Chats) => (nao_lidas > 0 ? `${CHAT}, ${nao_lidas} não lidas` : CHAT);

/**
 * The header of a desktop: greeting, chat while a delivery is open, online switch. Logo, account and 'Sair' are in the
 * rail.
 */
export function CabecalhoLargo({ chats, temEntrega, oferta }: Props) {
  const { user_name } = useSession();
  return (
    <header ref={toastsBelow} className="sticky top-0 z-10 bg-bg print:hidden">
      <div className="flex h-[84px] items-center gap-4 px-7">
        <p className="min-w-0 flex-1 truncate text-[26px] leading-9 font-[780]">Olá, {primeiroNome(user_name)}</p>
        {temEntrega && (
          <Button variant="secondary" icon={MessageCircle} aria-label={rotuloDoChat(chats)} onClick={chats.openChat}>
            Chat
            {chats.nao_lidas > 0 && <CountBadge total={chats.nao_lidas} tone="perigo" className="ml-2" />}
          </Button>
        )}
        <BarraDoEntregador oferta={oferta} className="w-[376px] max-xl:w-[320px]" />
      </div>
      <FaixaSemLinha />
    </header>
  );
}
