import { CountBadge } from '@corre/ui/kit/badge/badge.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { primeiroNome } from '@corre/ui/kit/format/shorten.ts';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { LogoTile } from '@corre/ui/kit/logo/logo.tsx';
import { toastsBelow } from '@corre/ui/kit/toaster/toasts-below.ts';
import { useSession } from '@corre/ui/shell/require-session.tsx';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { LogOut, MessageCircle } from 'lucide-react';
import type { Chats } from '../chat/use-chats.ts';
import { EntregadorBar } from '../online/bar.tsx';
import { EntregadorPill } from '../online/pill.tsx';
import { CHAT, type Props, SemLinhaStrip, useSair } from './header.tsx';

const rotuloDoChat = ({ nao_lidas }: Chats) => (nao_lidas > 0 ? `${CHAT}, ${nao_lidas} não lidas` : CHAT);

/**
 * The header of a desktop: greeting, chat while a delivery is open, online switch. Logo, account and 'Sair' are in the
 * rail.
 */
export function WideHeader({ chats, temEntrega, oferta }: Props) {
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
        <EntregadorBar oferta={oferta} className="w-[376px] max-xl:w-[320px]" />
      </div>
      <SemLinhaStrip />
    </header>
  );
}

/**
 * The header of a phone while a delivery is in hand. It is only 48 px high, to leave room for the delivery: chat and
 * 'Sair' are icons.
 */
export function EmMaosHeader({ chats, oferta }: Props) {
  const { user_id, user_name } = useSession();
  const { leaving, askToLeave, question } = useSair(oferta);
  return (
    <header ref={toastsBelow} className="sticky top-0 z-10 border-b border-line bg-surface print:hidden">
      <div className="-mb-px flex h-12 items-center gap-1.5 px-4">
        <LogoTile className="size-7 max-[339px]:hidden" />
        <UserAvatar user_type="entregador" user_id={user_id} size={32} />
        <p className="line-clamp-2 min-w-0 flex-1 text-[14px] leading-4 font-[700] break-words">
          Olá, {primeiroNome(user_name)}
        </p>
        <EntregadorPill oferta={oferta} />
        <div className="-mr-3 flex shrink-0">
          <IconButton
            icon={MessageCircle}
            label={CHAT}
            count={chats.nao_lidas}
            variant="ghost"
            className="text-ink"
            onClick={chats.openChat}
          />
          <IconButton
            icon={LogOut}
            label="Sair"
            variant="ghost"
            className="text-ink"
            aria-busy={leaving}
            onClick={askToLeave}
          />
        </div>
      </div>
      {question}
      <SemLinhaStrip />
    </header>
  );
}
