import { MENSAGEM_MAX } from '@corre/contract/constants.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ChatPanel } from '../domain/chat/chat-panel.tsx';
import { StatusBadge } from '../domain/status-badge/status-badge.tsx';
import { StepDashes, stepOf } from '../domain/step-dashes/step-dashes.tsx';
import { Drawer } from '../kit/drawer/drawer.tsx';
import { notify } from '../kit/toaster/notify.ts';
import { useTextDraft } from './form-draft.ts';
import { useServerNow } from './server-clock.ts';
import { type ChatSide, type ConversationStatus, useConversation } from './use-conversation.ts';
import { UserAvatar } from './user-avatar.tsx';

/** How long the shop reads that the chat closed before the page reloads [chat], in milliseconds. */
const RELOAD_MS = 4_000;

const texts = {
  entregador: {
    placeholder: 'Escreva para o comércio',
    respostas: ['Cheguei', 'Estou a caminho', 'Saí da loja', 'Valeu!'],
  },
  comercio: {
    placeholder: 'Escreva para o entregador',
    respostas: ['Já estou ligando', 'Pode aguardar?', 'Valeu!'],
  },
};

function closedText(side: ChatSide['side'], status: ConversationStatus | null): string {
  const end = status === 'cancelada' ? 'entrega cancelada' : 'entrega finalizada';
  return side === 'entregador'
    ? `Chat fechado - ${end}`
    : `Chat fechado automaticamente - ${end}. Atualizando a página…`;
}

/** Reloads only after an open chat was seen to close. A chat that was already closed at the opening reloads nothing. */
function useReloadOnClose(side: ChatSide['side'], open: boolean, known: boolean, onEnded: () => void) {
  const wasOpen = useRef(false);
  const ended = useEffectEvent(onEnded);
  useEffect(() => {
    if (known && open) wasOpen.current = true;
    if (side !== 'comercio' || !wasOpen.current || open) return;
    const timer = setTimeout(ended, RELOAD_MS);
    return () => clearTimeout(timer);
  }, [side, open, known]);
}

/**
 * Keeps the unsent text of this conversation. It survives the reload at the end of another conversation [rascunhos].
 */
function useChatDraft(side: ChatSide, entrega_id: number) {
  const [draft, onDraft] = useTextDraft(
    `chat:${side.side === 'comercio' ? side.comercio_nome : side.entregador_id}:${entrega_id}`,
  );
  return { draft, onDraft };
}

/** A chat that does not open closes, and says so as a toast [falhas]. */
function useCloseOnFailure(failed: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!failed) return;
    notify.error(FALHAS['chat.mensagensDoEntregador']);
    close();
  }, [failed]);
}

type Props = {
  /** must stay the same object while the drawer is open, or at least the same account */
  side: ChatSide;
  /** the request's id */
  entrega_id: number;
  /** the delivery's address, if the caller knows it */
  endereco?: string;
  /** unread messages at the moment of opening, for the divider */
  nao_lidas?: number;
  onClose: () => void;
  /** called some seconds after the shop's chat closed; by default it reloads the page */
  onEnded?: () => void;
  /** false: the page beside the drawer stays usable (the shop's desktop) */
  modal?: boolean;
  /** height of the app's header above the drawer, in px */
  top?: number;
};

/** The chat of one delivery, for courier and shop [chat]. Mounting it opens it. It needs `key={entrega_id}`. */
export function ChatDrawer({
  side,
  entrega_id,
  endereco,
  nao_lidas = 0,
  onClose,
  onEnded = () => location.reload(),
  modal = true,
  top = 0,
}: Props) {
  const chat = useConversation(side, entrega_id);
  // A failure from before is not one of this opening, which asks anew.
  useCloseOnFailure(chat.isError && !chat.isFetching && !chat.data, onClose);
  const [unread] = useState(nao_lidas);
  const now = useServerNow(30_000);
  useReloadOnClose(side.side, chat.open, chat.data !== undefined, onEnded);
  const draft = useChatDraft(side, entrega_id);
  const field = useRef<HTMLInputElement>(null);
  const other = chat.outro ?? (side.side === 'entregador' ? 'Comércio' : 'Entregador');
  const photo =
    side.side === 'entregador'
      ? { user_type: 'comercio' as const, user_id: chat.outro ?? null }
      : { user_type: 'entregador' as const, user_id: chat.entregador?.id ?? null };
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      modal={modal}
      top={top}
      width={440}
      initialFocus={field}
      title={other}
      description={endereco ?? chat.entrega?.endereco}
      lead={<UserAvatar {...photo} size={48} />}
      head={
        chat.status && (
          <div className="mt-3 flex items-center gap-3">
            <StatusBadge status={chat.status} />
            <StepDashes etapa={stepOf(chat.status)} className="flex-1" />
          </div>
        )
      }
    >
      <ChatPanel
        mensagens={chat.mensagens}
        eu={side.side}
        outro={other}
        nao_lidas={unread}
        now={now}
        onSend={chat.enviar}
        onRetry={chat.repetir}
        {...texts[side.side]}
        limite={MENSAGEM_MAX}
        {...draft}
        fieldRef={field}
        closed={chat.open ? undefined : closedText(side.side, chat.status)}
        loading={chat.data === undefined}
      />
    </Drawer>
  );
}
