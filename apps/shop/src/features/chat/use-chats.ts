import { type Saidas, trpc } from '@corre/api/client/trpc.ts';
import { INTERVALO_CONSULTA_MS, SOM_CHAT_COMERCIO_MS } from '@corre/api/shared/constantes.ts';
import { usePolling } from '@corre/ui/shell/live-events.tsx';
import { useRepeatingSound, useSoundUnlock } from '@corre/ui/shell/repeating-sound.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { useState } from 'react';
import { useSomDoChat } from './som-do-chat.ts';

export type Chat = Saidas['chat']['naoLidasDoComercio']['chats'][number];

/** Unread first, then the newest message, as the server orders them. */
export const porNaoLidas = (chats: readonly Chat[]): Chat[] =>
  [...chats].sort((a, b) => Number(b.mensagens_nao_lidas > 0) - Number(a.mensagens_nao_lidas > 0));

/** The conversation of a request: stops of one route share it (decision record 0025). */
export const conversaDe = (chats: readonly Chat[], solicitacao_id: number): Chat | undefined =>
  chats.find((chat) => chat.entrega_id === solicitacao_id || chat.solicitacao_ids.includes(solicitacao_id));

/** What a conversation is about: an address, or how many of them. */
export const lugarDe = ({ endereco, solicitacao_ids }: Chat): string =>
  solicitacao_ids.length > 1 ? `Rota com ${solicitacao_ids.length} entregas` : endereco;

type Aberto = { entrega_id: number; nao_lidas: number; endereco: string | undefined };

/** The open conversations: which is on the screen, which has something unread, the sound while there is. */
export function useChats() {
  const comercio_nome = useComercioNome();
  const refetchInterval = usePolling(INTERVALO_CONSULTA_MS, { sempre: true });
  const { data } = trpc.chat.naoLidasDoComercio.useQuery({ comercio_nome }, { refetchInterval });
  const [aberto, setAberto] = useState<Aberto | null>(null);
  const [escolhendo, setEscolhendo] = useState(false);
  const [usado, setUsado] = useState(false);
  const chats = porNaoLidas(data?.chats ?? []);
  const { ligado } = useSomDoChat();
  useSoundUnlock();
  const soam = chats.some(
    ({ entrega_id, mensagens_nao_lidas }) => mensagens_nao_lidas > 0 && entrega_id !== aberto?.entrega_id,
  );
  useRepeatingSound({ tune: 'chat', active: ligado && soam, every: SOM_CHAT_COMERCIO_MS });

  const abrir = (solicitacao_id: number) => {
    setUsado(true);
    setEscolhendo(false);
    const chat = conversaDe(chats, solicitacao_id);
    setAberto({
      entrega_id: chat?.entrega_id ?? solicitacao_id,
      nao_lidas: chat?.mensagens_nao_lidas ?? 0,
      endereco: chat && lugarDe(chat),
    });
  };
  return {
    chats,
    /** undefined until known */
    conhecidos: data?.chats,
    nao_lidas: chats.filter(({ mensagens_nao_lidas }) => mensagens_nao_lidas > 0).length,
    /** whether a chat was asked for since the page was loaded */
    usado,
    aberto,
    abrir,
    fechar: () => setAberto(null),
    escolhendo,
    setEscolhendo,
    /** One active delivery opens its chat at once; several are chosen from (specification §2). */
    conversar: () => {
      setUsado(true);
      const [unico, outro] = chats;
      if (unico && !outro) abrir(unico.entrega_id);
      else setEscolhendo(true);
    },
  };
}
