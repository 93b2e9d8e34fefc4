import { ChatPicker } from '@corre/ui/domain/chat/chat-picker.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { subjectOf } from '@corre/ui/shell/use-open-chat.ts';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { useRef } from 'react';
import { quandoCurto } from '../entregas/quando.ts';
import { useSolicitacoes } from '../solicitacoes/use-solicitacoes.ts';
import type { Chat, useChats } from './use-chats.ts';

const RELOGIO_MS = 60_000;

/** The chat picker. It shows the open conversations if there are several deliveries in progress. */
export function EscolherChat({ chat }: { chat: ReturnType<typeof useChats> }) {
  const { chats, escolhendo, setEscolhendo, abrir } = chat;
  const { data: solicitacoes = [] } = useSolicitacoes();
  const agora = useServerNow(RELOGIO_MS);
  const primeira = useRef<HTMLButtonElement>(null);
  const entregadorDe = ({ solicitacao_ids }: Chat) =>
    solicitacoes.find(({ id }) => solicitacao_ids.includes(id))?.entregador_id ?? null;
  return (
    <Dialog
      open={escolhendo}
      onOpenChange={setEscolhendo}
      initialFocus={primeira}
      title="Com quem você quer falar?"
      description={countOf(chats.length, 'conversa aberta', 'conversas abertas')}
      bodyClassName="px-3 sm:px-3"
    >
      {chats.length === 0 ? (
        <EmptyState title="Nenhuma conversa aberta" texto="O chat abre quando um entregador aceita a solicitação." />
      ) : (
        <ChatPicker
          firstRef={primeira}
          conversas={chats.map((chat) => ({
            ...chat,
            endereco: subjectOf(chat),
            foto: <UserAvatar user_type="entregador" user_id={entregadorDe(chat)} size={48} />,
            nome: chat.entregador_nome,
            ultima_mensagem: chat.ultima_mensagem ?? undefined,
            hora: chat.ultima_em === null ? undefined : quandoCurto(chat.ultima_em, agora),
          }))}
          onPick={({ entrega_id }) => abrir(entrega_id)}
        />
      )}
    </Dialog>
  );
}
