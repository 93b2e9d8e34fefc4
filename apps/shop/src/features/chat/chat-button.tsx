import { CountBadge } from '@corre/ui/kit/badge/count-badge.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { MessageCircle } from 'lucide-react';
import type { useChats } from './use-chats.ts';

type ChatProps = Pick<ReturnType<typeof useChats>, 'chats' | 'nao_lidas' | 'conversar'>;

/** What is unread, else how many conversations are open when several are (specification §2). */
function Contagem({ chats, nao_lidas, className }: Omit<ChatProps, 'conversar'> & { className: string }) {
  if (nao_lidas > 0) {
    return <CountBadge total={nao_lidas} tone="perigo" label="com mensagens não lidas" className={className} />;
  }
  if (chats.length < 2) return null;
  return <CountBadge total={chats.length} label="conversas abertas" className={`bg-raised text-ink ${className}`} />;
}

/** The header's chat button: its word where there is room, the count at its corner where there is none. */
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
