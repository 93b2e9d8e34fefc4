import type { Chat } from './use-chats.ts';

type Vista = Pick<Chat, 'entrega_id' | 'entregador_nome' | 'mensagens_nao_lidas' | 'ultima_mensagem'>;

/** Returns one sentence for each chat with new messages: 'Nova mensagem de Ana Beatriz: Cheguei no balcão'. */
export function mensagensNovas(antes: readonly Vista[], depois: readonly Vista[]): string[] {
  const lidas = new Map(antes.map((chat) => [chat.entrega_id, chat.mensagens_nao_lidas]));
  return depois
    .filter(({ entrega_id, mensagens_nao_lidas }) => mensagens_nao_lidas > (lidas.get(entrega_id) ?? 0))
    .map(({ entregador_nome, ultima_mensagem }) =>
      [`Nova mensagem de ${entregador_nome}`, ultima_mensagem].filter(Boolean).join(': '),
    );
}
