import { type Saidas, trpc } from '@corre/api/client/trpc.ts';
import { INTERVALO_CONSULTA_MS, SOM_CHAT_ENTREGADOR_MS } from '@corre/api/shared/constantes.ts';
import { usePolling } from '@corre/ui/shell/live-events.tsx';
import { useRepeatingSound, useSoundUnlock } from '@corre/ui/shell/repeating-sound.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { useState } from 'react';

export type Chat = Saidas['chat']['naoLidasDoEntregador']['chats'][number];

/** The chats of the open deliveries (specification §2): which is on the screen, which has something unread, the sound while there is. */
export function useChats() {
  const entregador_id = useEntregadorId();
  const refetchInterval = usePolling(INTERVALO_CONSULTA_MS);
  const { data } = trpc.chat.naoLidasDoEntregador.useQuery({ entregador_id }, { refetchInterval });
  const [aberto, setAberto] = useState<{ entrega_id: number; nao_lidas: number } | null>(null);
  const [escolhendo, setEscolhendo] = useState(false);
  const chats = data?.chats ?? [];
  const naoLidasDe = (entrega_id: number) =>
    chats.find((chat) => chat.entrega_id === entrega_id)?.mensagens_nao_lidas ?? 0;
  const soam = chats.some((c) => c.mensagens_nao_lidas > 0 && c.entrega_id !== aberto?.entrega_id);
  useSoundUnlock();
  useRepeatingSound({ tune: 'chat', active: soam, every: SOM_CHAT_ENTREGADOR_MS });

  const abrir = (entrega_id: number) => {
    setEscolhendo(false);
    setAberto({ entrega_id, nao_lidas: naoLidasDe(entrega_id) });
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
