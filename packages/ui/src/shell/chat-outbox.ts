import { newId } from '@corre/client/new-id.ts';
import type { ChatMessage } from '../domain/chat/chat-types.ts';

/** A message that the server has not confirmed. All attempts send the same id. */
export type Outgoing = ChatMessage & { id: string; estado: 'enviando' | 'falhou' };

/** Creates a message in the state 'enviando'. */
export const outgoing = (remetente_tipo: ChatMessage['remetente_tipo'], mensagem: string, agora: number): Outgoing => ({
  id: newId(),
  remetente_tipo,
  mensagem,
  data_envio: new Date(agora).toISOString(),
  lida: false,
  estado: 'enviando',
});

/** Returns the server's messages, then the unconfirmed ones. A message whose confirmation was lost shows only once. */
export function mergeOutbox(servidor: readonly ChatMessage[], outbox: readonly Outgoing[]): ChatMessage[] {
  const known = new Set(servidor.map(({ id }) => id));
  return [...servidor, ...outbox.filter(({ id }) => !known.has(id))];
}
