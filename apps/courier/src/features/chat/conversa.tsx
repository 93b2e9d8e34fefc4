import { ChatPicker } from '@corre/ui/domain/chat/chat-picker.tsx';
import { formatWhen } from '@corre/ui/domain/format/dates.ts';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { ChatDrawer } from '@corre/ui/shell/chat-drawer.tsx';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { subjectOf } from '@corre/ui/shell/use-open-chat.ts';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { useRef } from 'react';
import type { Chats } from './use-chats.ts';

function Escolher({ chats: { chats, choosing, setChoosing, show } }: { chats: Chats }) {
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open={choosing} onOpenChange={setChoosing} initialFocus={first} title="Com qual comércio você quer falar?">
      <ChatPicker
        firstRef={first}
        conversas={chats.map(({ comercio, ultima_mensagem, ultima_em, ...conversa }) => ({
          ...conversa,
          endereco: subjectOf(conversa),
          nome: comercio,
          foto: <UserAvatar user_type="comercio" user_id={comercio} size={48} />,
          ultima_mensagem: ultima_mensagem ?? undefined,
          hora: ultima_em === null ? undefined : formatWhen(ultima_em, serverNow()),
        }))}
        onPick={({ entrega_id }) => show(entrega_id)}
      />
    </Dialog>
  );
}

/** The open chat with a shop, or the dialog that chooses one. */
export function Conversa({ chats }: { chats: Chats }) {
  const entregador_id = useEntregadorId();
  const { open, close } = chats;
  return (
    <>
      <Escolher chats={chats} />
      {open && (
        <ChatDrawer
          key={open.entrega_id}
          side={{ side: 'entregador', entregador_id }}
          entrega_id={open.entrega_id}
          endereco={open.endereco}
          nao_lidas={open.nao_lidas}
          onClose={close}
        />
      )}
    </>
  );
}
