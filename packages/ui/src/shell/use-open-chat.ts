import { useState } from 'react';

/** A conversation as the server lists it for either side. */
interface Chat {
  entrega_id: number;
  endereco: string;
  solicitacao_ids: readonly number[];
  mensagens_nao_lidas: number;
}

/** The conversation of a request: stops of one route share it (decision record 0025). */
export const chatOf = <C extends Chat>(chats: readonly C[], solicitacao_id: number): C | undefined =>
  chats.find(
    ({ entrega_id, solicitacao_ids }) => entrega_id === solicitacao_id || solicitacao_ids.includes(solicitacao_id),
  );

/** What a conversation is about: an address, or how many of them. */
export const subjectOf = ({ endereco, solicitacao_ids }: Pick<Chat, 'endereco' | 'solicitacao_ids'>): string =>
  solicitacao_ids.length > 1 ? `Rota com ${solicitacao_ids.length} entregas` : endereco;

type Aberto = { entrega_id: number; nao_lidas: number; endereco: string | undefined };

/** Which of the conversations is on the screen, and the picker before it (specification §2): the same for courier and shop. */
export function useOpenChat(chats: readonly Chat[]) {
  const [aberto, setAberto] = useState<Aberto | null>(null);
  const [escolhendo, setEscolhendo] = useState(false);
  const [usado, setUsado] = useState(false);
  const naoLidas = chats.filter(({ mensagens_nao_lidas }) => mensagens_nao_lidas > 0);
  const abrir = (solicitacao_id: number) => {
    const chat = chatOf(chats, solicitacao_id);
    setUsado(true);
    setEscolhendo(false);
    setAberto({
      entrega_id: chat?.entrega_id ?? solicitacao_id,
      nao_lidas: chat?.mensagens_nao_lidas ?? 0,
      endereco: chat && subjectOf(chat),
    });
  };
  return {
    /** conversations with something unread: what the red badge counts */
    nao_lidas: naoLidas.length,
    /** something is unread that is not on the screen */
    soam: naoLidas.some(({ entrega_id }) => entrega_id !== aberto?.entrega_id),
    /** whether a chat was asked for since the page was loaded */
    usado,
    aberto,
    abrir,
    fechar: () => setAberto(null),
    escolhendo,
    setEscolhendo,
    /** one open delivery opens its chat at once; several are chosen from */
    conversar: () => {
      const [unico, outro] = chats;
      setUsado(true);
      if (unico && !outro) abrir(unico.entrega_id);
      else setEscolhendo(true);
    },
  };
}
