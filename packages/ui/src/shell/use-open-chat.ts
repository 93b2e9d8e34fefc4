import { useState } from 'react';

/** A conversation in the server's list, for either side. */
interface Chat {
  entrega_id: number;
  endereco: string;
  solicitacao_ids: readonly number[];
  mensagens_nao_lidas: number;
}

/** Returns the conversation of a request. The stops of one route share a conversation [chat-da-rota]. */
export const chatOf = <C extends Chat>(chats: readonly C[], solicitacao_id: number): C | undefined =>
  chats.find(
    ({ entrega_id, solicitacao_ids }) => entrega_id === solicitacao_id || solicitacao_ids.includes(solicitacao_id),
  );

/** Returns the subject of a conversation: an address, or the number of deliveries. */
export const subjectOf = ({ endereco, solicitacao_ids }: Pick<Chat, 'endereco' | 'solicitacao_ids'>): string =>
  solicitacao_ids.length > 1 ? `Rota com ${solicitacao_ids.length} entregas` : endereco;

type Aberto = { entrega_id: number; nao_lidas: number; endereco: string | undefined };

/** The state of the open chat and of its picker, the same for courier and shop. */
export function useOpenChat(chats: readonly Chat[]) {
  const [open, setOpen] = useState<Aberto | null>(null);
  const [choosing, setChoosing] = useState(false);
  const [used, setUsed] = useState(false);
  const naoLidas = chats.filter(({ mensagens_nao_lidas }) => mensagens_nao_lidas > 0);
  const show = (solicitacao_id: number) => {
    const chat = chatOf(chats, solicitacao_id);
    setUsed(true);
    setChoosing(false);
    setOpen({
      entrega_id: chat?.entrega_id ?? solicitacao_id,
      nao_lidas: chat?.mensagens_nao_lidas ?? 0,
      endereco: chat && subjectOf(chat),
    });
  };
  return {
    /** number of conversations with unread messages, for the red badge */
    nao_lidas: naoLidas.length,
    /** true when a conversation that is not open has unread messages */
    soam: naoLidas.some(({ entrega_id }) => entrega_id !== open?.entrega_id),
    /** whether a chat was opened since the page loaded */
    used,
    open,
    show,
    close: () => setOpen(null),
    choosing,
    setChoosing,
    /** opens the chat of the only open delivery, or the picker of several */
    openChat: () => {
      const [unico, other] = chats;
      setUsed(true);
      if (unico && !other) show(unico.entrega_id);
      else setChoosing(true);
    },
  };
}
