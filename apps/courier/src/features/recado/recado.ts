import type { Chats } from '../chat/use-chats.ts';
import { primeirasPalavras } from './primeiras-palavras.ts';

type Chat = Chats['chats'][number];

/**
 * Returns the chat with the newest unread message that is not on the screen. The server sorts the chats, newest first.
 */
export const recadoNaoLido = (chats: readonly Chat[], aberto: number | undefined): Chat | undefined =>
  chats.find(({ entrega_id, mensagens_nao_lidas }) => mensagens_nao_lidas > 0 && entrega_id !== aberto);

/** Returns a short text: the message itself, or the number of unread messages if the courier's own message is newer. */
export function fraseDoRecado({ ultima_mensagem, ultima_de, mensagens_nao_lidas }: Chat): string {
  if (ultima_mensagem !== null && ultima_de === 'comercio') return `“${primeirasPalavras(ultima_mensagem)}”`;
  return mensagens_nao_lidas === 1 ? 'mensagem nova' : `${mensagens_nao_lidas} mensagens novas`;
}
