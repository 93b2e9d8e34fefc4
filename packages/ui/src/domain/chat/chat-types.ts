import type { Remetente } from '@corre/contract/vocabulario.ts';

/** A message as the screen needs it: the fields of the server, and the state in this browser. */
export type ChatMessage = {
  /** unique in the conversation; a message that is being sent has an id of the browser */
  id: string | number;
  remetente_tipo: Remetente;
  mensagem: string;
  /** ISO instant */
  data_envio: string;
  /** the other side has read it */
  lida?: boolean;
  /** being sent, or not delivered */
  estado?: 'enviando' | 'falhou';
};
