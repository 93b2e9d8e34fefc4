/**
 * Who reads the value. An `answer` is written by the present server and read by a panel of the former contract, an `input` the
 * other way round. In both the sender must stay within what the receiver knows (docs/decisions/0049-the-contract-remembers.md).
 */
export type Way = 'answer' | 'input';

/** What one side writes and the other reads, at one place of a call. */
export interface Meeting<Side> {
  way: Way;
  /** in words, for a person: `POST /login input.usuario` */
  where: string;
  sent: Side;
  read: Side;
}

/** What the sender may send and the reader does not know. */
export const may = (way: Way, what: string) => (way === 'answer' ? `may now be ${what}` : `no longer takes ${what}`);
