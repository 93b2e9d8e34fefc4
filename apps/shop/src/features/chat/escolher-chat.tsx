import { ChatPicker } from '@corre/ui/chat/chat-picker.tsx';
import { Dialog } from '@corre/ui/dialog/dialog.tsx';
import { formatTime } from '@corre/ui/format/dates.ts';
import { countOf } from '@corre/ui/format/money.ts';
import { EmptyState } from '@corre/ui/states/empty-state.tsx';
import { FotoDoEntregador } from '../pessoas/foto.tsx';
import { useSolicitacoes } from '../solicitacoes/use-solicitacoes.ts';
import type { useChats } from './use-chats.ts';

/** The chat picker (specification §2): whom to talk to when several deliveries are on their way. */
export function EscolherChat({ chat }: { chat: ReturnType<typeof useChats> }) {
  const { chats, escolhendo, setEscolhendo, abrir } = chat;
  const { data: solicitacoes = [] } = useSolicitacoes();
  const entregadorDe = (entrega_id: number) => solicitacoes.find(({ id }) => id === entrega_id)?.entregador_id ?? null;
  return (
    <Dialog
      open={escolhendo}
      onOpenChange={setEscolhendo}
      title="Com quem você quer falar?"
      description={countOf(chats.length, 'entrega em andamento', 'entregas em andamento')}
      bodyClassName="px-3 sm:px-3"
    >
      {chats.length === 0 ? (
        <EmptyState titulo="Nenhuma conversa aberta" texto="O chat abre quando um entregador aceita a solicitação." />
      ) : (
        <ChatPicker
          conversas={chats.map(({ entregador_nome, ultima_mensagem, ultima_em, ...conversa }) => ({
            ...conversa,
            foto: <FotoDoEntregador entregador_id={entregadorDe(conversa.entrega_id)} tamanho={48} />,
            nome: entregador_nome,
            ultima_mensagem: ultima_mensagem ?? undefined,
            hora: ultima_em === null ? undefined : formatTime(ultima_em),
          }))}
          onPick={({ entrega_id }) => abrir(entrega_id)}
        />
      )}
    </Dialog>
  );
}
