import { newId } from '@corre/client/new-id.ts';
import type { ChatMessage } from '../domain/chat/chat-types.ts';

/** A message that the server has not confirmed. Its id is the one it is sent under, however often. */
export type Outgoing = ChatMessage & { id: string; estado: 'enviando' | 'falhou' };

/** A message as it is shown while it is on its way. */
export const outgoing = (remetente_tipo: ChatMessage['remetente_tipo'], mensagem: string, agora: number): Outgoing => ({
  id: newId(),
  remetente_tipo,
  mensagem,
  data_envio: new Date(agora).toISOString(),
  lida: false,
  estado: 'enviando',
});

/** What the server has, then what it has not: a message that arrived although its answer was lost is shown once. */
export function mergeOutbox(servidor: readonly ChatMessage[], outbox: readonly Outgoing[]): ChatMessage[] {
  const known = new Set(servidor.map(({ id }) => id));
  return [...servidor, ...outbox.filter(({ id }) => !known.has(id))];
}
