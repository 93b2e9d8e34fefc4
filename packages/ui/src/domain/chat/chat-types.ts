import type { Remetente } from '@corre/contract/vocabulario.ts';

/** One message as the screen needs it: the fields of the wire, and what only this browser knows. */
export type ChatMessage = {
  /** unique in the conversation; a message still on its way carries an id of the browser */
  id: string | number;
  remetente_tipo: Remetente;
  mensagem: string;
  /** ISO instant */
  data_envio: string;
  /** the other side has read it */
  lida?: boolean;
  /** on its way, or not delivered */
  estado?: 'enviando' | 'falhou';
};
