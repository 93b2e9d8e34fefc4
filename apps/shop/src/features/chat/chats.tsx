import { type Outputs, trpc } from '@corre/client/trpc.ts';
import { INTERVALO_CONSULTA_MS, SOM_CHAT_COMERCIO_MS } from '@corre/contract/constants.ts';
import { CountBadge } from '@corre/ui/kit/badge/badge.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { useAccountChoice } from '@corre/ui/shell/account-choice.ts';
import { choiceOf, NOTICES } from '@corre/ui/shell/notices/notices.ts';
import { useRepeatingSound, useSoundUnlock } from '@corre/ui/shell/repeating-sound.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { useOpenChat } from '@corre/ui/shell/use-open-chat.ts';
import { tellInTitle } from '@corre/ui/shell/use-tab-route.ts';
import { MessageCircle } from 'lucide-react';
import { useEffect } from 'react';

export type Chat = Outputs['chat']['naoLidasDoComercio']['chats'][number];

/** Puts chats with unread messages first. The sort is stable, so the server's order (newest message first) stays. */
const unreadFirst = (chats: readonly Chat[]): Chat[] =>
  [...chats].sort((a, b) => Number(b.mensagens_nao_lidas > 0) - Number(a.mensagens_nao_lidas > 0));

/**
 * Returns the shop's open conversations and the open chat. Plays the sound and marks the page's title while a message
 * is unread [chat].
 */
export function useChats() {
  const comercio_nome = useComercioNome();
  const { data } = trpc.chat.naoLidasDoComercio.useQuery({ comercio_nome }, { refetchInterval: INTERVALO_CONSULTA_MS });
  const chats = unreadFirst(data?.chats ?? []);
  const { soam, ...open } = useOpenChat(chats);
  const { on } = useAccountChoice(choiceOf('mensagem'));
  useSoundUnlock();
  useRepeatingSound({ tune: 'chat', active: on && soam, every: SOM_CHAT_COMERCIO_MS });
  useEffect(() => {
    if (soam) tellInTitle(NOTICES.mensagem.label);
  }, [soam]);
  /** `conhecidos` is undefined while it loads. */
  return { ...open, chats, conhecidos: data?.chats };
}

type ChatProps = Pick<ReturnType<typeof useChats>, 'chats' | 'nao_lidas' | 'openChat'>;

/** The count of unread messages. Without any, the count of open conversations if there are at least two. */
function ChatCount({ chats, nao_lidas, className }: Omit<ChatProps, 'openChat'> & { className: string }) {
  if (nao_lidas > 0) {
    return <CountBadge total={nao_lidas} tone="perigo" label="com mensagens não lidas" className={className} />;
  }
  if (chats.length < 2) return null;
  return <CountBadge total={chats.length} label="conversas abertas" className={`bg-raised text-ink ${className}`} />;
}

/** The chat button of the header. It shows its label where there is room, else the count at its corner. */
export function ChatButton({ chat: { chats, nao_lidas, openChat } }: { chat: ChatProps }) {
  return (
    <Button
      variant="secondary"
      icon={MessageCircle}
      onClick={openChat}
      title="Chat"
      className="max-xl:size-11 max-xl:px-0 max-sm:border-transparent max-sm:bg-transparent"
    >
      <span className="max-xl:sr-only">Chat</span>
      <ChatCount
        chats={chats}
        nao_lidas={nao_lidas}
        className="max-xl:absolute max-xl:-top-1.5 max-xl:-right-1.5 max-sm:top-0 max-sm:right-0"
      />
    </Button>
  );
}

type Vista = Pick<Chat, 'entrega_id' | 'entregador_nome' | 'mensagens_nao_lidas' | 'ultima_mensagem'>;

/** Returns one sentence for each chat with new messages: 'Nova mensagem de Ana Beatriz: Cheguei no balcão'. */
export function newMessages(before: readonly Vista[], after: readonly Vista[]): string[] {
  const lidas = new Map(before.map((chat) => [chat.entrega_id, chat.mensagens_nao_lidas]));
  return after
    .filter(({ entrega_id, mensagens_nao_lidas }) => mensagens_nao_lidas > (lidas.get(entrega_id) ?? 0))
    .map(({ entregador_nome, ultima_mensagem }) =>
      [`Nova mensagem de ${entregador_nome}`, ultima_mensagem].filter(Boolean).join(': '),
    );
}
