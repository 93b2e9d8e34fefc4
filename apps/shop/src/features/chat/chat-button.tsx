import { CountBadge } from '@corre/ui/badge/badges.tsx';
import { Button } from '@corre/ui/button/button.tsx';
import { IconButton } from '@corre/ui/icon-button/icon-button.tsx';
import { MessageCircle } from 'lucide-react';
import type { useChats } from './use-chats.ts';

/** The header's chat button: the count of unread chats, or of active deliveries when several are (specification §2). */
export function ChatButton({ chat }: { chat: ReturnType<typeof useChats> }) {
  const { chats, nao_lidas, conversar } = chat;
  const varios = chats.length > 1;
  return (
    <>
      <Button variant="secondary" icon={MessageCircle} onClick={conversar} className="max-sm:hidden">
        Chat
        {nao_lidas > 0 ? (
          <CountBadge total={nao_lidas} tom="perigo" rotulo="com mensagens não lidas" />
        ) : (
          varios && <CountBadge total={chats.length} className="bg-raised" rotulo="entregas em andamento" />
        )}
      </Button>
      <IconButton
        icon={MessageCircle}
        rotulo="Chat"
        count={nao_lidas}
        onClick={conversar}
        className="sm:hidden [&>span:last-of-type]:top-1 [&>span:last-of-type]:right-1"
      />
    </>
  );
}
