import { trpc } from '@corre/client/trpc.ts';
import { INTERVALO_CONSULTA_MS, SOM_CHAT_ENTREGADOR_MS } from '@corre/contract/constants.ts';
import { usePolling } from '@corre/ui/shell/live-events.tsx';
import { useRepeatingSound, useSoundUnlock } from '@corre/ui/shell/repeating-sound.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { chatOf, useOpenChat } from '@corre/ui/shell/use-open-chat.ts';

/**
 * Returns the chats of the open deliveries, and which one is open or unread. Plays the sound while a message is unread
 * [chat].
 */
export function useChats() {
  const entregador_id = useEntregadorId();
  const refetchInterval = usePolling(INTERVALO_CONSULTA_MS);
  const { data } = trpc.chat.naoLidasDoEntregador.useQuery({ entregador_id }, { refetchInterval });
  const chats = data?.chats ?? [];
  const { soam, ...open } = useOpenChat(chats);
  useSoundUnlock();
  useRepeatingSound({ tune: 'chat', active: soam, every: SOM_CHAT_ENTREGADOR_MS });
  return { ...open, chats, naoLidasDe: (id: number) => chatOf(chats, id)?.mensagens_nao_lidas ?? 0 };
}

export type Chats = ReturnType<typeof useChats>;
