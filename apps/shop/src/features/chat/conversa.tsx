import { ChatPicker } from '@corre/ui/domain/chat/chat-picker.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { usePhone } from '@corre/ui/kit/media-query/use-media-query.ts';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { ChatDrawer } from '@corre/ui/shell/chat-drawer.tsx';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { subjectOf } from '@corre/ui/shell/use-open-chat.ts';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { useRef } from 'react';
import { useSolicitacoes } from '../solicitacoes/use-solicitacoes.ts';
import { formatDayOrTime } from '../when.ts';
import type { Chat, useChats } from './chats.tsx';
import { useReloadWhenCalm } from './use-reload-when-calm.ts';

const CLOCK_MS = 60_000;

/** The chat picker. It shows the open conversations if there are several deliveries in progress. */
function ChatChoice({ chat }: { chat: ReturnType<typeof useChats> }) {
  const { chats, choosing, setChoosing, show } = chat;
  const { data: solicitacoes = [] } = useSolicitacoes();
  const now = useServerNow(CLOCK_MS);
  const first = useRef<HTMLButtonElement>(null);
  const entregadorDe = ({ solicitacao_ids }: Chat) =>
    solicitacoes.find(({ id }) => solicitacao_ids.includes(id))?.entregador_id ?? null;
  return (
    <Dialog
      open={choosing}
      onOpenChange={setChoosing}
      initialFocus={first}
      title="Com quem você quer falar?"
      description={countOf(chats.length, 'conversa aberta', 'conversas abertas')}
      bodyClassName="px-3 sm:px-3"
    >
      {chats.length === 0 ? (
        <EmptyState title="Nenhuma conversa aberta" text="O chat abre quando um entregador aceita a solicitação." />
      ) : (
        <ChatPicker
          firstRef={first}
          conversas={chats.map((chat) => ({
            ...chat,
            endereco: subjectOf(chat),
            foto: <UserAvatar user_type="entregador" user_id={entregadorDe(chat)} size={48} />,
            nome: chat.entregador_nome,
            ultima_mensagem: chat.ultima_mensagem ?? undefined,
            hora: chat.ultima_em === null ? undefined : formatDayOrTime(chat.ultima_em, now),
          }))}
          onPick={({ entrega_id }) => show(entrega_id)}
        />
      )}
    </Dialog>
  );
}

/** The height of the header above the panel, in pixels. */
const HEADER_PX = 65;

/** The chat picker and the open chat. On a desktop the chat stands beside the page, and the page stays usable. */
export function Conversa({ chat }: { chat: ReturnType<typeof useChats> }) {
  const comercio_nome = useComercioNome();
  const phone = usePhone();
  const { open, close } = chat;
  const reload = useReloadWhenCalm(open?.entrega_id);
  return (
    <>
      <ChatChoice chat={chat} />
      {open && (
        <ChatDrawer
          key={open.entrega_id}
          side={{ side: 'comercio', comercio_nome }}
          entrega_id={open.entrega_id}
          nao_lidas={open.nao_lidas}
          endereco={open.endereco}
          onClose={close}
          onEnded={reload}
          modal={phone}
          top={HEADER_PX}
        />
      )}
    </>
  );
}
