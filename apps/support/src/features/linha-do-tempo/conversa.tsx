import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { ChatPanel } from '@corre/ui/domain/chat/chat-panel.tsx';

/** Chat of the shop and the courier about a delivery. Support can only read it. */
export function Conversa({ entrega_id, agora }: { entrega_id: number; agora: number }) {
  const { data, isError, isPending, refetch } = trpc.chat.doSuporte.useQuery({ entrega_id });
  return (
    <ChatPanel
      mensagens={data?.mensagens ?? []}
      eu="comercio"
      outro={data?.entregador?.nome ?? 'Entregador'}
      agora={agora}
      onSend={() => undefined}
      closed="Conversa do comércio com o entregador. O suporte só lê."
      carregando={isPending}
      erro={isError && !data ? { title: FALHAS['chat.doSuporte'], onRetry: () => void refetch() } : undefined}
    />
  );
}
