import { CountBadge } from '@corre/ui/kit/badge/count-badge.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { MessageCircle } from 'lucide-react';
import type { useChats } from './use-chats.ts';

type ChatProps = Pick<ReturnType<typeof useChats>, 'chats' | 'nao_lidas' | 'conversar'>;

/** The count of unread messages. Without any, the count of open conversations if there are at least two. */
function Contagem({ chats, nao_lidas, className }: Omit<ChatProps, 'conversar'> & { className: string }) {
  if (nao_lidas > 0) {
    return <CountBadge total={nao_lidas} tone="perigo" label="com mensagens não lidas" className={className} />;
  }
  if (chats.length < 2) return null;
  return <CountBadge total={chats.length} label="conversas abertas" className={`bg-raised text-ink ${className}`} />;
}

/** The chat button of the header. It shows its label where there is room, else the count at its corner. */
export function ChatButton({ chat: { chats, nao_lidas, conversar } }: { chat: ChatProps }) {
  return (
    <Button
      variant="secondary"
      icon={MessageCircle}
      onClick={conversar}
      title="Chat"
      className="max-xl:size-11 max-xl:px-0 max-sm:border-transparent max-sm:bg-transparent"
    >
      <span className="max-xl:sr-only">Chat</span>
      <Contagem
        chats={chats}
        nao_lidas={nao_lidas}
        className="max-xl:absolute max-xl:-top-1.5 max-xl:-right-1.5 max-sm:top-0 max-sm:right-0"
      />
    </Button>
  );
}
