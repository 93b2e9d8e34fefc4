import { usePhone } from '@corre/ui/kit/data-table/use-phone.ts';
import { ChatDrawer } from '@corre/ui/shell/chat-drawer.tsx';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { useRecarga } from '../recarga/use-recarga.ts';
import { EscolherChat } from './escolher-chat.tsx';
import type { useChats } from './use-chats.ts';

/** The height of the header above the panel, in pixels. */
const CABECALHO_PX = 65;

/** The chat picker and the open chat. On a desktop the chat stands beside the page, and the page stays usable. */
export function Conversa({ chat }: { chat: ReturnType<typeof useChats> }) {
  const comercio_nome = useComercioNome();
  const phone = usePhone();
  const { aberto, fechar } = chat;
  const recarregar = useRecarga(aberto?.entrega_id);
  return (
    <>
      <EscolherChat chat={chat} />
      {aberto && (
        <ChatDrawer
          key={aberto.entrega_id}
          side={{ side: 'comercio', comercio_nome }}
          entrega_id={aberto.entrega_id}
          nao_lidas={aberto.nao_lidas}
          endereco={aberto.endereco}
          onClose={fechar}
          onEnded={recarregar}
          modal={phone}
          top={CABECALHO_PX}
        />
      )}
    </>
  );
}
