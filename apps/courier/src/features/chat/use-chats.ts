import { type Saidas, trpc } from '@corre/api/client/trpc.ts';
import { INTERVALO_CONSULTA_MS, SOM_CHAT_ENTREGADOR_MS } from '@corre/api/shared/constantes.ts';
import { usePolling } from '@corre/ui/shell/live-events.tsx';
import { useRepeatingSound, useSoundUnlock } from '@corre/ui/shell/repeating-sound.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { useState } from 'react';

export type Chat = Saidas['chat']['naoLidasDoEntregador']['chats'][number];

/** What a conversation is about: the address, or how many of them. */
export const assuntoDe = ({ endereco, solicitacao_ids }: Pick<Chat, 'endereco' | 'solicitacao_ids'>): string =>
  solicitacao_ids.length > 1 ? `Rota com ${solicitacao_ids.length} entregas` : endereco;

/** The chats of the open deliveries (specification §2): which is on the screen, which has something unread, the sound while there is. */
export function useChats() {
  const entregador_id = useEntregadorId();
  const refetchInterval = usePolling(INTERVALO_CONSULTA_MS);
  const { data } = trpc.chat.naoLidasDoEntregador.useQuery({ entregador_id }, { refetchInterval });
  const [aberto, setAberto] = useState<{ entrega_id: number; assunto: string | undefined; nao_lidas: number } | null>(
    null,
  );
  const [escolhendo, setEscolhendo] = useState(false);
  const chats = data?.chats ?? [];
  /** of a route, whichever stop is meant (decision record 0025) */
  const chatDe = (id: number) =>
    chats.find(({ entrega_id, solicitacao_ids }) => entrega_id === id || solicitacao_ids.includes(id));
  const naoLidasDe = (id: number) => chatDe(id)?.mensagens_nao_lidas ?? 0;
  const soam = chats.some((c) => c.mensagens_nao_lidas > 0 && c.entrega_id !== aberto?.entrega_id);
  useSoundUnlock();
  useRepeatingSound({ tune: 'chat', active: soam, every: SOM_CHAT_ENTREGADOR_MS });

  const abrir = (id: number) => {
    const chat = chatDe(id);
    setEscolhendo(false);
    setAberto({ entrega_id: chat?.entrega_id ?? id, assunto: chat && assuntoDe(chat), nao_lidas: naoLidasDe(id) });
  };
  return {
    chats,
    /** conversations with something unread: what the red badge counts */
    nao_lidas: chats.filter((chat) => chat.mensagens_nao_lidas > 0).length,
    naoLidasDe,
    aberto,
    abrir,
    fechar: () => setAberto(null),
    escolhendo,
    setEscolhendo,
    /** one open delivery opens its chat at once; several are chosen from */
    conversar: () => {
      const [unico, outro] = chats;
      if (unico && !outro) abrir(unico.entrega_id);
      else setEscolhendo(true);
    },
  };
}

export type Chats = ReturnType<typeof useChats>;
