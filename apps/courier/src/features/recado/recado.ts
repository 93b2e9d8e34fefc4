import type { Chats } from '../chat/use-chats.ts';
import { primeirasPalavras } from './primeiras-palavras.ts';

type Chat = Chats['chats'][number];

/** The newest message of a shop that is neither read nor on the screen; the server gives the newest conversation first. */
export const recadoNaoLido = (chats: readonly Chat[], aberto: number | undefined): Chat | undefined =>
  chats.find(({ entrega_id, mensagens_nao_lidas }) => mensagens_nao_lidas > 0 && entrega_id !== aberto);

/** What it says in few words: the message itself, or how many there are when the courier's own came after it. */
export function fraseDoRecado({ ultima_mensagem, ultima_de, mensagens_nao_lidas }: Chat): string {
  if (ultima_mensagem !== null && ultima_de === 'comercio') return `“${primeirasPalavras(ultima_mensagem)}”`;
  return mensagens_nao_lidas === 1 ? 'mensagem nova' : `${mensagens_nao_lidas} mensagens novas`;
}
