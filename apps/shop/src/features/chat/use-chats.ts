import { type Outputs, trpc } from '@corre/client/trpc.ts';
import { INTERVALO_CONSULTA_MS, SOM_CHAT_COMERCIO_MS } from '@corre/contract/constants.ts';
import { useAccountChoice } from '@corre/ui/shell/account-choice.ts';
import { choiceOf, NOTICES } from '@corre/ui/shell/notices/notices.ts';
import { useRepeatingSound, useSoundUnlock } from '@corre/ui/shell/repeating-sound.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { useOpenChat } from '@corre/ui/shell/use-open-chat.ts';
import { tellInTitle } from '@corre/ui/shell/use-tab-route.ts';
import { useEffect } from 'react';

export type Chat = Outputs['chat']['naoLidasDoComercio']['chats'][number];

/** Puts chats with unread messages first. The sort is stable, so the server's order (newest message first) stays. */
const porNaoLidas = (chats: readonly Chat[]): Chat[] =>
  [...chats].sort((a, b) => Number(b.mensagens_nao_lidas > 0) - Number(a.mensagens_nao_lidas > 0));

/**
 * Returns the shop's open conversations and the open chat. Plays the sound and marks the page's title while a message
 * is unread [chat].
 */
export function useChats() {
  const comercio_nome = useComercioNome();
  const { data } = trpc.chat.naoLidasDoComercio.useQuery({ comercio_nome }, { refetchInterval: INTERVALO_CONSULTA_MS });
  const chats = porNaoLidas(data?.chats ?? []);
  const { soam, ...aberta } = useOpenChat(chats);
  const { on } = useAccountChoice(choiceOf('mensagem'));
  useSoundUnlock();
  useRepeatingSound({ tune: 'chat', active: on && soam, every: SOM_CHAT_COMERCIO_MS });
  useEffect(() => {
    if (soam) tellInTitle(NOTICES.mensagem.label);
  }, [soam]);
  /** `conhecidos` is undefined while it loads. */
  return { ...aberta, chats, conhecidos: data?.chats };
}
