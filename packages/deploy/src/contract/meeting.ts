/**
 * The direction of a value. The present server writes an `answer`, and a panel of the former contract reads it. An
 * `input` goes from that panel to the server. In both cases the sender must stay within the receiver's schema
 * (ADR 0004).
 */
export type Way = 'answer' | 'input';

/** The schemas of sender and reader at one place of a call. */
export interface Meeting<Side> {
  way: Way;
  /** the place in words: `POST /login input.usuario` */
  where: string;
  sent: Side;
  read: Side;
}

/** Returns the sentence for a value that the sender may send and the reader does not know. */
export const may = (way: Way, what: string) => (way === 'answer' ? `may now be ${what}` : `no longer takes ${what}`);
