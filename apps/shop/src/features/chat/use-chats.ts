import { type Outputs, trpc } from '@corre/client/trpc.ts';
import { INTERVALO_CONSULTA_MS, SOM_CHAT_COMERCIO_MS } from '@corre/contract/constants.ts';
import { useAccountChoice } from '@corre/ui/shell/account-choice.ts';
import { choiceOf, NOTICES } from '@corre/ui/shell/notices/notices.ts';
import { tellInTitle } from '@corre/ui/shell/page-title.ts';
import { useRepeatingSound, useSoundUnlock } from '@corre/ui/shell/repeating-sound.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { useOpenChat } from '@corre/ui/shell/use-open-chat.ts';
import { useEffect } from 'react';

export type Chat = Outputs['chat']['naoLidasDoComercio']['chats'][number];

/** Unread first, then the newest message, as the server orders them. */
const porNaoLidas = (chats: readonly Chat[]): Chat[] =>
  [...chats].sort((a, b) => Number(b.mensagens_nao_lidas > 0) - Number(a.mensagens_nao_lidas > 0));

/** The open conversations: which is on the screen, which has something unread, the sound while there is. */
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
  /** `conhecidos` is undefined until known */
  return { ...aberta, chats, conhecidos: data?.chats };
}
