import { newId } from '@corre/client/new-id.ts';
import { type Outputs, trpc } from '@corre/client/trpc.ts';
import { INTERVALO_CONSULTA_MS } from '@corre/contract/constants.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { skipToken } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ChatMessage } from '../domain/chat/chat-rows.ts';
import { notifyFailure, useFailureNotice } from './failure-notice.ts';
import { serverNow } from './server-clock.ts';

/** A message that the server has not confirmed. All attempts send the same id. */
type Outgoing = ChatMessage & { id: string; state: 'sending' | 'failed' };

/** Creates a message in the state 'sending'. */
export const outgoing = (remetente_tipo: ChatMessage['remetente_tipo'], mensagem: string, now: number): Outgoing => ({
  id: newId(),
  remetente_tipo,
  mensagem,
  data_envio: new Date(now).toISOString(),
  lida: false,
  state: 'sending',
});

/** Returns the server's messages, then the unconfirmed ones. A message whose confirmation was lost shows only once. */
export function mergeOutbox(servidor: readonly ChatMessage[], outbox: readonly Outgoing[]): ChatMessage[] {
  const known = new Set(servidor.map(({ id }) => id));
  return [...servidor, ...outbox.filter(({ id }) => !known.has(id))];
}

/** One side of a conversation, with the input of that side's calls. */
export type ChatSide = { side: 'entregador'; entregador_id: number } | { side: 'comercio'; comercio_nome: string };

type Envio = { entrega_id: number; mensagem: string; id: string };

export type ConversationStatus = Outputs['chat']['mensagensDoEntregador']['status'];

/** Loads the messages of one side, every 3 s and at events. The server marks them as read. */
function useMessages(side: ChatSide, entrega_id: number) {
  const options = { refetchInterval: INTERVALO_CONSULTA_MS, staleTime: 0 };
  const courier = trpc.chat.mensagensDoEntregador.useQuery(
    side.side === 'entregador' ? { entregador_id: side.entregador_id, entrega_id } : skipToken,
    options,
  );
  const shop = trpc.chat.mensagensDoComercio.useQuery(
    side.side === 'comercio' ? { comercio_nome: side.comercio_nome, entrega_id } : skipToken,
    options,
  );
  const { data, isError, isFetching, refetch } = side.side === 'entregador' ? courier : shop;
  const other = side.side === 'entregador' ? courier.data?.comercio : shop.data?.entregador?.nome;
  return {
    data,
    isError,
    isFetching,
    refetch,
    outro: other,
    entregador: shop.data?.entregador ?? null,
    entrega: shop.data?.entrega ?? null,
  };
}

function useSend(side: ChatSide) {
  const courier = trpc.chat.enviarDoEntregador.useMutation();
  const shop = trpc.chat.enviarDoComercio.useMutation();
  return (envio: Envio) =>
    side.side === 'entregador'
      ? courier.mutateAsync({ entregador_id: side.entregador_id, ...envio })
      : shop.mutateAsync({ comercio_nome: side.comercio_nome, ...envio });
}

/**
 * One conversation from one side. A message shows at once and has an id of its own.
 * A failed message is sent again under the same id, so that it never arrives twice (docs/reliability.md, invariant 7).
 */
export function useConversation(side: ChatSide, entrega_id: number) {
  const messages = useMessages(side, entrega_id);
  const send = useSend(side);
  const utils = trpc.useUtils();
  const [outbox, setOutbox] = useState<Outgoing[]>([]);
  const { data, isError } = messages;

  const opened = useEffectEvent(
    () => void utils.chat[side.side === 'entregador' ? 'naoLidasDoEntregador' : 'naoLidasDoComercio'].invalidate(),
  );
  const total = data?.mensagens.length;
  useEffect(() => {
    if (total !== undefined) opened();
  }, [total]);
  useFailureNotice(isError && data !== undefined, FALHAS['chat.mensagensDoEntregador']);

  const mark = (id: string, state: Outgoing['state']) =>
    setOutbox((before) => before.map((item) => (item.id === id ? { ...item, state } : item)));
  const deliver = async ({ id, mensagem }: Outgoing) => {
    try {
      await send({ entrega_id, mensagem, id });
      await messages.refetch();
      setOutbox((before) => before.filter((item) => item.id !== id));
    } catch (error) {
      mark(id, 'failed');
      notifyFailure(FALHAS['chat.enviarDoEntregador'], error);
    }
  };

  return {
    ...messages,
    mensagens: mergeOutbox(data?.mensagens ?? [], outbox),
    status: data?.status ?? null,
    open: data?.aberto ?? true,
    enviar: (text: string) => {
      const mensagem = outgoing(side.side, text, serverNow());
      setOutbox((before) => [...before, mensagem]);
      void deliver(mensagem);
    },
    repetir: ({ id }: ChatMessage) => {
      const mensagem = outbox.find((item) => item.id === id);
      if (!mensagem) return;
      mark(mensagem.id, 'sending');
      void deliver(mensagem);
    },
  };
}
